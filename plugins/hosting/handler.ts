import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { HostingRules } from '../../config/hosting';
import { encodePath, resolveAddress } from './address';
import { acceptedEncodings } from './encodings';
import { fileHeaders } from './fileRules';
import { allHeaders, readPolicy } from './hosts/artefacts';

/**
 * Serves a built folder as a host in production would.
 *
 * @param folder - the built folder; it is read anew for each request, so it may be built again meanwhile
 * @param rules - the site's rules
 * @returns a listener for the `request` event of a `node:http` server
 * @throws Error when the folder has no content security policy
 */
export function createHandler(folder: string, rules: HostingRules): RequestListener {
  let policy = readPolicy(folder);
  /** The policy as it stands; while a build has just emptied the folder, the last one. */
  const currentPolicy = () => {
    try {
      policy = readPolicy(folder);
    } catch {
      // The pages are gone too, and come back with their policy.
    }
    return policy;
  };
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  /** Answers with the first of the files that exists, otherwise hands on. */
  function serveFirst(
    request: IncomingMessage,
    response: ServerResponse,
    files: readonly string[],
    otherwise: () => void,
  ) {
    const [file, ...rest] = files;
    if (file === undefined) {
      otherwise();
      return;
    }
    setHeaders(response, fileHeaders(file, rules));
    request.url = encodePath(`/${file}`);
    serveFile(request, response, () => {
      serveFirst(request, response, rest, otherwise);
    });
  }

  return (request, response) => {
    setHeaders(response, allHeaders(rules, currentPolicy()));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerPlainly(response, 405, 'Method not allowed');
      return;
    }
    const answer = resolveAddress(request.url ?? '/', rules);
    if (answer.kind === 'malformed') {
      answerPlainly(response, 400, 'Malformed address');
      return;
    }
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, { Location: answer.location }).end();
      return;
    }
    mendFor(request, response);
    serveFirst(request, response, answer.candidates, () => {
      const { notFoundPage } = answer;
      // A copy of the page that the client holds would turn the 404 into a 304.
      delete request.headers['if-none-match'];
      changeHead(response, (_status, headers) => [404, headers]);
      serveFirst(request, response, notFoundPage === undefined ? [] : [notFoundPage], () => {
        answerPlainly(response, 404, 'Page not found');
      });
    });
  };
}

/** Makes up for what sirv 3.0.2 leaves to its caller. */
function mendFor(request: IncomingMessage, response: ServerResponse): void {
  // A server may ignore ranges, and sirv throws on `bytes=5-2`.
  delete request.headers.range;
  request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
  // Neither header stands on sirv's 304, though both have to.
  response.setHeader('Vary', 'Accept-Encoding');
  const etag = request.headers['if-none-match'];
  changeHead(response, (status, headers) => [status, status === 304 ? { ...headers, ETag: etag } : headers]);
}

type Head = readonly [status: number, headers: OutgoingHttpHeaders | undefined];

/** Changes status and headers on their way out: sirv writes them itself and has no option for it. */
function changeHead(response: ServerResponse, change: (...head: Head) => Head): void {
  const writeHead = response.writeHead.bind(response) as (...head: Head) => ServerResponse;
  // sirv and this file only use the form without a status text.
  response.writeHead = ((...head: Head) => writeHead(...change(...head))) as typeof response.writeHead;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}
