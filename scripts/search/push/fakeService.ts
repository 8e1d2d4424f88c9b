import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';

/** A request as the service got it. */
export interface Call {
  readonly method: string;
  /** Without the query: `/1/indexes/docs/batch`. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

/** What an index of the service holds. */
export interface FakeIndex {
  readonly records: Map<string, Readonly<Record<string, unknown>>>;
  settings: unknown;
  synonyms: readonly unknown[];
  rules: readonly unknown[];
}

/** An answer in place of the service's own. */
export interface Fault {
  readonly status: number;
  readonly body: object;
}

/** A stand-in for the hosted search service: the part of its documented REST API that a push uses. It keeps what it got. */
export interface FakeService {
  /** All requests in their order, refused ones too. */
  readonly calls: Call[];
  readonly indexes: Map<string, FakeIndex>;
  /** Answers a request otherwise, or by `undefined` as ever. */
  fault: (call: Call) => Fault | undefined;
  /** How often a task is asked for until it is done; never for `Infinity`. */
  asksPerTask: (call: Call) => number;
  /** A client of it with that many hosts, all of which lead here. */
  readonly client: (key?: string, hosts?: number) => Algoliasearch;
  readonly close: () => Promise<void>;
}

export const fakeKey = 'the-secret-write-key';

/** Starts one on a free port. */
export async function fakeService(): Promise<FakeService> {
  const indexes: FakeService['indexes'] = new Map();
  const tasks = new Map<number, number>();
  const service: Pick<FakeService, 'calls' | 'indexes' | 'fault' | 'asksPerTask'> = {
    calls: [],
    indexes,
    fault: () => undefined,
    asksPerTask: () => 1,
  };

  /** The service's own answer. */
  const answer = (call: Call): Fault => {
    const [, , , name = '', action = '', id = ''] = call.path.split('/').map(decodeURIComponent);
    if (action === 'task') {
      const asks = (tasks.get(Number(id)) ?? 0) - 1;
      tasks.set(Number(id), asks);
      return ok({ status: asks > 0 ? 'notPublished' : 'published', pendingTask: asks > 0 });
    }
    const refusal = act(indexes, call.method === 'DELETE' ? 'delete' : action, name, call.body);
    if (refusal) return refusal;
    const taskID = tasks.size + 1;
    tasks.set(taskID, service.asksPerTask(call));
    return ok({ taskID, updatedAt: '2026-01-01T00:00:00.000Z' });
  };

  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://service');
      const call: Call = {
        method: request.method ?? '',
        path: pathname,
        query: search,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      };
      service.calls.push(call);
      const isKnown = request.headers['x-algolia-api-key'] === fakeKey;
      const { status, body } = !isKnown
        ? refused(403, 'Invalid Application-ID or API key')
        : (service.fault(call) ?? answer(call));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return Object.assign(service, {
    client: (key = fakeKey, hosts = 1) =>
      algoliasearch('TESTAPP001', key, {
        hosts: Array.from({ length: hosts }, () => ({
          url: '127.0.0.1',
          port,
          accept: 'readWrite' as const,
          protocol: 'http' as const,
        })),
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

const ok = (body: object): Fault => ({ status: 200, body });

/** As the service words a refusal. */
export const refused = (status: number, message: string): Fault => ({ status, body: { message, status } });

/** Does what a request asks. @returns a refusal, or nothing */
function act(
  indexes: FakeService['indexes'],
  action: string,
  name: string,
  body: unknown,
): Fault | undefined {
  const index = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
  switch (action) {
    case 'operation':
      operate(indexes, name, body as Operation);
      return undefined;
    case 'delete':
      indexes.delete(name);
      return undefined;
    case 'settings':
      index.settings = body;
      break;
    case 'synonyms':
      index.synonyms = body as readonly unknown[];
      break;
    case 'batch':
      for (const { body: record } of (body as Batch).requests) {
        const size = Buffer.byteLength(JSON.stringify(record));
        if (size > 10_000)
          return refused(400, `Record ${record.objectID} is too big size=${size}/10000 bytes`);
        index.records.set(record.objectID, record);
      }
      break;
    default:
      return refused(404, `Path not found: ${action}`);
  }
  indexes.set(name, index);
  return undefined;
}

interface Batch {
  readonly requests: readonly { readonly body: { readonly objectID: string } }[];
}

interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

function operate(
  indexes: FakeService['indexes'],
  name: string,
  { operation, destination, scope }: Operation,
): void {
  const source = indexes.get(name);
  if (operation === 'move') {
    if (!source) return;
    indexes.set(destination, source);
    indexes.delete(name);
    return;
  }
  const has = (part: string) => source && (scope?.includes(part) ?? true);
  indexes.set(destination, {
    records: new Map(source && !scope ? source.records : []),
    settings: has('settings') ? source?.settings : {},
    synonyms: has('synonyms') ? (source?.synonyms ?? []) : [],
    rules: has('rules') ? (source?.rules ?? []) : [],
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
