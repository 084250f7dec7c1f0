import { writeSync } from 'node:fs';
import { restoreDatabase } from '../restore-database';

/** For tests, as a process of its own: does this share of a restore, says so, and waits there to be killed. */
const [url = '', file = '', share = '0.5'] = process.argv.slice(2);
const STDOUT = 1;

await restoreDatabase({
  urls: { catalogue: url, visitors: `${url}.visitors` },
  file,
  now: new Date(),
  onProgress(done, total) {
    if (done < total * Number(share)) return;
    writeSync(STDOUT, 'waiting\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
