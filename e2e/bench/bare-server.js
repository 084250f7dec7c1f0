/*
 * What Node's http alone can do: node bare-server.js PORT BYTES responds to everything with one buffer of that size.
 */
import { createServer } from 'node:http';

const [port, bytes] = process.argv.slice(2).map(Number);
const body = Buffer.alloc(bytes, 'x');
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes };

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port);
