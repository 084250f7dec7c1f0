import { describeDatabaseError } from './database-error';

function errorWith(code: string, cause?: unknown) {
  return Object.assign(new Error('some message', { cause }), { code });
}

describe('describeDatabaseError', () => {
  it.each([
    ['SQLITE_READONLY', 'cannot be written'],
    ['EACCES', 'cannot be written'],
    ['SQLITE_CANTOPEN', 'cannot be opened'],
    ['EEXIST', 'cannot be opened'],
    ['SQLITE_FULL', 'disk is full'],
    ['ENOSPC', 'disk is full'],
    ['SQLITE_BUSY', 'another program is writing'],
    ['SQLITE_BUSY_SNAPSHOT', 'another program is writing'],
    ['SQLITE_IOERR_WRITE', 'disk fails or is full'],
    ['SQLITE_NOTADB', 'no intact database'],
    ['ECONNREFUSED', 'does not respond'],
    ['HRANA_WEBSOCKET_ERROR', 'does not respond'],
    ['SERVER_ERROR', 'DATABASE_AUTH_TOKEN'],
  ])('says what to do about %s', (code, remedy) => {
    const line = describeDatabaseError(errorWith(code), 'file:data/x.db');
    expect(line).toContain('file:data/x.db');
    expect(line).toContain(remedy);
    expect(line).not.toContain('\n');
  });

  it('says of a full disk in one line that nothing was changed', () => {
    const error = new Error('Failed query:\ninsert', { cause: errorWith('SQLITE_FULL') });
    expect(describeDatabaseError(error, 'file:x')).toBe(
      'The database file:x: the disk is full, this one or that of temporary files, and nothing was changed: make room, then try again (SQLITE_FULL).',
    );
  });

  it('looks at the causes of an error', () => {
    const error = new Error('Failed query:\nselect', { cause: errorWith('SQLITE_FULL') });
    expect(describeDatabaseError(error, 'file:x')).toContain('disk is full');
  });

  it('knows the driver’s words where it gives no code', () => {
    expect(describeDatabaseError(new Error('fetch failed'), 'http://db.example')).toContain(
      'does not respond',
    );
    const error = new Error('ConnectionFailed("Unable to open connection to local database x: 14")');
    expect(describeDatabaseError(error, 'file:x')).toContain('cannot be opened');
  });

  it.each([[errorWith('SQLITE_CONSTRAINT')], [new Error('a bug')], ['text'], [null]])(
    'leaves %s alone',
    (error) => {
      expect(describeDatabaseError(error, 'file:x')).toBeNull();
    },
  );
});
