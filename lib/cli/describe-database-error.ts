/** What to do about the codes that SQLite, libSQL and the file system give. */
const REMEDIES: [codes: RegExp, remedy: string][] = [
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    'it cannot be written: give this user the right to write the file and its folder',
  ],
  [
    /^(SQLITE_CANTOPEN|ENOENT|ENOTDIR|EISDIR)/,
    'it cannot be opened: check that its folder exists and can be written',
  ],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    'the disk is full: make room (the demo catalogue takes about 150 MB), then try again',
  ],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program is writing to it: wait until that is done, then try again'],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'it is no intact database: move the file away and start again, or restore a backup',
  ],
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/,
    'the server does not answer: check the address and that it runs',
  ],
  [/^(SERVER_ERROR|HRANA|URL_)/, 'the server refused: check the address and DATABASE_AUTH_TOKEN'],
];

/**
 * One line on what is wrong with the database at this address and what to do; null where the error, or what caused it,
 * is not one that an operator can mend.
 */
export function describeDatabaseError(error: unknown, databaseUrl: string): string | null {
  for (const code of listCodes(error)) {
    const remedy = REMEDIES.find(([codes]) => codes.test(code));
    if (remedy) return `The database ${databaseUrl}: ${remedy[1]} (${code}).`;
  }
  return null;
}

/** The codes of an error and of its causes, outermost first. */
function listCodes(error: unknown): string[] {
  const codes: string[] = [];
  let current: unknown = error;
  while (current instanceof Error && codes.length < 8) {
    codes.push('code' in current && typeof current.code === 'string' ? current.code : '');
    current = current.cause;
  }
  return codes.filter((code) => code !== '');
}
