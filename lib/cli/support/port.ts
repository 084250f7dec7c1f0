import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError, getErrorCode } from './command-error';

const PORT_ERRORS = new Map([
  [
    'EADDRINUSE',
    'is taken: stop the program that uses it, or choose another, for example PORT=3001 npm start',
  ],
  ['EACCES', 'needs more rights than this user has: choose one above 1023, for example PORT=3000 npm start'],
]);

/** Throws CommandError with one line if nothing can listen on this port now. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toPortError(error, port);
  }
  server.close();
  await once(server, 'close');
}

function toPortError(error: unknown, port: number): unknown {
  const reason = PORT_ERRORS.get(getErrorCode(error) ?? '');
  return reason === undefined ? error : new CommandError(`Port ${port} ${reason}.`);
}
