/* For tests, as a process of a cluster: responds with its process id on the port of its argument; to /slow when it is asked to stop. */
import { createServer } from 'node:http';

const port = Number(process.argv[2]);
if (!port) process.exit(1);

const slow = [];
const server = createServer((request, response) => {
  response.setHeader('connection', 'close');
  if (request.url === '/slow') slow.push(response.writeHead(200));
  else response.end(String(process.pid));
  response.flushHeaders();
});
server.listen(port);
process.once('SIGTERM', () => {
  server.close(() => process.disconnect());
  slow.forEach((response) => response.end(String(process.pid)));
});
