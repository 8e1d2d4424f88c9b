import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that comes as over a slow line. */
export interface PageInParts {
  /** Full address of the page. */
  readonly address: string;
  /** Sends the next part; the last one ends the page. */
  send(): void;
  close(): void;
}

/**
 * Serves a page in parts, each sent when asked for, and all else as the site does.
 *
 * @param page - full address of a page of the served site
 * @param cuts - texts of its HTML, in their order; a part ends before each
 * @throws if a cut isn't there
 */
export async function pageInParts(page: string, cuts: readonly string[]): Promise<PageInParts> {
  const parts = cutBefore(await (await fetch(page)).text(), cuts);
  let write: (part: string) => void = () => {};
  const server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', page);
    if (wanted.pathname !== new URL(page).pathname) {
      void passOn(wanted).then(({ type, body }) => response.setHeader('Content-Type', type).end(body));
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    write = (part) => (parts.length > 0 ? response.write(part) : response.end(part));
    write(parts.shift() ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${new URL(page).pathname}`,
    send: () => write(parts.shift() ?? ''),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function cutBefore(html: string, cuts: readonly string[]): string[] {
  let from = 0;
  const places = cuts.map((cut) => {
    const place = html.indexOf(cut, from);
    if (place < 0) throw new Error(`'${cut}' is not in the page, or before an earlier cut.`);
    return (from = place);
  });
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}

async function passOn(address: URL): Promise<{ type: string; body: Buffer }> {
  const answer = await fetch(address);
  return {
    type: answer.headers.get('Content-Type') ?? 'application/octet-stream',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
