/*
 * What Node's http alone can do: node bare-server.js PORT URL responds to everything with the bytes that URL sends in
 * Brotli. The very same bytes: autocannon takes several times as long to read compressed ones as to read one repeated.
 */
import { createServer, get } from 'node:http';

const [port, url = ''] = process.argv.slice(2);

get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const body = Buffer.concat(await response.toArray());
  const headers = {
    'content-type': response.headers['content-type'],
    'content-encoding': response.headers['content-encoding'] ?? 'identity',
    'content-length': body.byteLength,
  };
  createServer((_, reply) => reply.writeHead(200, headers).end(body)).listen(Number(port));
});
