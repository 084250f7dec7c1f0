/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { checkPort } from './port';

async function listenAnywhere() {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  // A listening TCP server has an address of this kind; text is for sockets in the file system.
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

describe('checkPort', () => {
  it('says in one line that a port is taken', async () => {
    const { server, port } = await listenAnywhere();
    await expect(checkPort(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken: .*PORT=3001 npm start.*$`),
    );
    server.close();
  });

  it('leaves a free port free', async () => {
    const { server, port } = await listenAnywhere();
    server.close();
    await once(server, 'close');
    await checkPort(port);
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});
