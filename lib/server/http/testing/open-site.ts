import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tagResponse } from '../../response-tags';
import { openServer, type Reply } from './open-server';

export type NextReply = { status?: number; headers?: OutgoingHttpHeaders; body?: string; tags?: string[] };

export const PAGE = 'A page with words. '.repeat(200);
export const SHARED = {
  'cache-control': 's-maxage=300, stale-while-revalidate=3300',
  'content-type': 'text/html',
};
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Our server around a site whose responses a test chooses; `asked` are the requests that reached it. */
export async function openSite(maxBytes?: number) {
  let gate = Promise.resolve();
  const server = await openServer(handle, maxBytes);
  const site = {
    ...server,
    next: {} as NextReply,
    asked: [] as IncomingMessage[],
    closeGate,
    untilAsked,
    sendUntil,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    site.asked.push(request);
    const { status = 200, headers = SHARED, body = `${request.url} ${PAGE}`, tags } = site.next;
    await gate;
    if (tags) await tagResponse(tags);
    response.writeHead(status, headers).end(body);
  }

  /** Has every render wait until the function that is returned is called. */
  function closeGate(): () => void {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    return open;
  }

  async function untilAsked(count: number): Promise<void> {
    while (site.asked.length < count) await nextTurn();
  }

  async function sendUntil(path: string, encoding: string): Promise<Reply> {
    for (;;) {
      const reply = await server.send(path, { headers: BROWSER });
      if (reply.headers['content-encoding'] === encoding) return reply;
    }
  }

  return site;
}

/** Resolves when what is done behind a response is done. */
export async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

export const statusOf = ({ headers }: Reply) => String(headers['cache-status']);
