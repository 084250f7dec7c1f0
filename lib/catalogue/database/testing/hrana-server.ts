import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { pipeline } from './hrana-messages';
import { HranaStream } from './hrana-stream';

/**
 * A libSQL server for tests: the part of the Hrana protocol (version 2 over HTTP, JSON) that the client uses, on a
 * local file. It shows that nothing here works only with the local driver: numbers arrive as floats, every statement
 * is a round trip, and a transaction is a stream.
 */

/** Serves the database file on a free port of this machine. */
export async function startHranaServer(file: string): Promise<{ url: string; close(): void }> {
  const streams = new Map<string, HranaStream>();
  let nextBaton = 1;
  const respond = async (incoming: IncomingMessage) => {
    const { baton, requests } = pipeline.parse(await json(incoming));
    const stream = (baton && streams.get(baton)) || new HranaStream(file);
    if (baton) streams.delete(baton);
    const results = requests.map((request) => stream.run(request));
    const isClosed = requests.some(({ type }) => type === 'close');
    if (isClosed) stream.close();
    const next = isClosed ? null : `${nextBaton++}`;
    if (next) streams.set(next, stream);
    return { baton: next, base_url: null, results };
  };
  const server = createServer((incoming, response) => {
    if (incoming.url !== '/v2/pipeline') return void response.writeHead(404).end();
    respond(incoming).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  const port = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
    for (const stream of streams.values()) stream.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
