import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import {
  hasLibsqlServer,
  startLibsqlServer,
  type LibsqlServer,
} from '@/lib/catalogue/database/testing/libsql-server';
import { describeDatabaseError } from './database-error';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
let folder: string;
let server: LibsqlServer;

/** A token that lets its owner read and write (RFC 7519, RFC 8037). */
function buildToken(key: KeyObject): string {
  const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${toPart({ alg: 'EdDSA', typ: 'JWT' })}.${toPart({ a: 'rw' })}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

async function migrate(authToken?: string): Promise<string | null> {
  const connection = { url: server.url, authToken };
  const { store } = createDatabaseCatalogue({
    ...connection,
    visitors: connection,
    clock: () => new Date('2026-11-22T12:00:00Z'),
  });
  try {
    await store.migrate();
    return null;
  } catch (error) {
    return describeDatabaseError(error, server.url) ?? String(error);
  } finally {
    store.close();
  }
}

(hasLibsqlServer ? describe : describe.skip)('a libSQL server that wants a token', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'database-server-'));
    const keyFile = path.join(folder, 'key.pem');
    writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
    server = await startLibsqlServer(path.join(folder, 'data'), { args: ['--auth-jwt-key-file', keyFile] });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('takes the right one', async () => {
    expect(await migrate(buildToken(privateKey))).toBeNull();
  });

  it.each([
    ['none', undefined],
    ['one that it cannot read', 'secret-token'],
    ['one of another key', buildToken(generateKeyPairSync('ed25519').privateKey)],
  ])('refuses %s, in one line that does not show it', async (_, token) => {
    const line = await migrate(token);
    expect(line).toContain('the server refused: check the address and DATABASE_AUTH_TOKEN');
    expect(line).not.toContain('\n');
    if (token !== undefined) expect(line).not.toContain(token);
  });
});

it('says of a server that is gone what to do', async () => {
  if (!hasLibsqlServer) return;
  const gone = await startLibsqlServer(mkdtempSync(path.join(tmpdir(), 'database-server-')));
  await gone.stop();
  server = gone;
  expect(await migrate()).toContain('the server does not respond: check the address and that it runs');
});
