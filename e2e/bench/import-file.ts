/**
 * How fast `npm run import` takes a file: writes a CSV of --rows offers (default 1,000,000) as CouponAPI sends them,
 * imports it twice with the command itself into a catalogue of its own, and prints rows a second, and of the whole process
 * the seconds of processor and the highest memory (from Linux; elsewhere they are left out).
 *
 *   npx tsx e2e/bench/import-file.ts --rows 100000
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { writeImportFile } from './import-csv';

const LOOK_MS = 100;
/** In which Linux counts the time of processes. */
const TICKS_PER_SECOND = 100;
const packageSchema = z.object({ scripts: z.object({ import: z.string() }) });
/** What `npm run import` runs, without npm, whose memory is not the import's. */
function readImportCommand(): string[] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [program, ...args] = scripts.import.split(' ');
  if (program !== 'node') throw new Error(`"npm run import" runs ${program}, not node.`);
  return args;
}

async function importFile(file: string, databaseFile: string, rows: number) {
  const started = performance.now();
  const child = spawn(process.execPath, [...readImportCommand(), 'coupon-api', file], {
    env: {
      ...process.env,
      ...{ API_BASE_URL: '', DATABASE_URL: `file:${databaseFile}`, SITE_URL: 'http://127.0.0.1:9' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakKb = 0;
  let processorSeconds = 0;
  const timer = setInterval(() => {
    peakKb = Math.max(peakKb, readPeakKb(child.pid));
    processorSeconds = Math.max(processorSeconds, readProcessorSeconds(child.pid));
  }, LOOK_MS);
  const [exitCode] = await once(child, 'exit');
  clearInterval(timer);
  if (exitCode !== 0) throw new Error(`The import ended with exit code ${String(exitCode)}.`);
  const seconds = (performance.now() - started) / 1_000;
  return {
    seconds: seconds.toFixed(1),
    'rows/s': Math.round(rows / seconds).toLocaleString('en'),
    'processor, seconds': processorSeconds === 0 ? 'unknown' : processorSeconds.toFixed(1),
    'peak MB': peakKb === 0 ? 'unknown' : Math.round(peakKb / 1_024),
  };
}

/** The most memory that a process ever had, in KB; 0 where the system does not report it. */
function readPeakKb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** What all threads of a process have used so far; 0 where the system does not report it. */
function readProcessorSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows takes a whole number, such as 1000000');
  const folder = mkdtempSync(path.join(tmpdir(), 'import-file-'));
  const [file, databaseFile] = ['feed.csv', 'catalogue.db'].map((name) => path.join(folder, name));
  if (file === undefined || databaseFile === undefined) throw new Error('No names.');
  try {
    await writeImportFile(file, rows);
    const figures = {
      new: await importFile(file, databaseFile, rows),
      unchanged: await importFile(file, databaseFile, rows),
    };
    console.table(figures);
    const megabytes = [file, databaseFile].map((name) => Math.round(statSync(name).size / 1_048_576));
    console.log(`${rows.toLocaleString('en')} rows, ${megabytes[0]} MB, catalogue ${megabytes[1]} MB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
