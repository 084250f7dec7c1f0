import { writeSync } from 'node:fs';
import { restoreDatabase } from '../restore-database';

/** For tests, as a process of its own: restores half the tables, says so, and waits there to be killed. */
const [url = '', file = ''] = process.argv.slice(2);
const STDOUT = 1;

await restoreDatabase({
  url,
  file,
  now: new Date(),
  onProgress(done, total) {
    if (done < total / 2) return;
    writeSync(STDOUT, 'half\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
