/*
 * For tests: node --import ./lib/cli/testing/kill-before.js kills the process, as kill -9 does, just before the first
 * statement of SQL, or the first naming of a file ("rename <to>", "link <to>"), that the expression KILL_BEFORE matches.
 * The COMMIT of a transaction that has written nothing is none.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import Database from 'libsql';

const moment = new RegExp(process.env.KILL_BEFORE);

function killBefore(action) {
  if (moment.test(action)) process.kill(process.pid, 'SIGKILL');
}

const { prepare } = Database.prototype;
let hasWritten = false;
Database.prototype.prepare = function prepareOrDie(statement, ...more) {
  if (statement.startsWith('BEGIN')) hasWritten = false;
  hasWritten ||= /^\s*(insert|update|delete)\b/im.test(statement);
  if (statement !== 'COMMIT' || hasWritten) killBefore(statement);
  return prepare.call(this, statement, ...more);
};

for (const name of ['rename', 'link']) {
  const original = fs[name];
  fs[name] = (from, to) => {
    killBefore(`${name} ${to}`);
    return original(from, to);
  };
}
syncBuiltinESMExports();
