import { randomBytes } from 'node:crypto';

const VARIABLE = 'CLIPMINT_CLIENT_KEY';

/**
 * The environment by which the processes of one site know a client by the same name: a key that nobody outside this run
 * knows.
 */
export function buildClientKeyEnv(): Record<string, string> {
  return { [VARIABLE]: randomBytes(32).toString('hex') };
}

/** The key that this process was given, or one of its own. */
export function getClientKey(): string {
  return process.env[VARIABLE] ?? randomBytes(32).toString('hex');
}
