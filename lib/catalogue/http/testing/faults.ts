import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

type Misbehave = (answer: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const HUGE_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
/** Of what is no longer random: large enough for Node's fetch to hang on where it is said to be gzip. */
const MISLABELLED = Buffer.alloc(80 * 1024, '{"data":[]} ');

const WRONG_ROWS = [{ id: [], name: 5 }, 'row', null];
const WRONG_LISTS = Object.fromEntries(
  ['category', 'brand', 'coupon', 'deal', 'article'].map((noun) => [`${noun}_list`, WRONG_ROWS]),
);

/** What can be wrong with a host: each spoils one answer. */
export const FAULTS = {
  silence: () => {},
  slowness: (answer) => {
    const timer = setTimeout(() => answer.writeHead(200, JSON_TYPE).end('{"data":[],"total":0}'), 30_000);
    answer.on('close', () => clearTimeout(timer));
  },
  reset: (answer) => void answer.socket?.resetAndDestroy(),
  'status 500': (answer) => void answer.writeHead(500, JSON_TYPE).end('{"error":"down"}'),
  html: (answer) =>
    void answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Be right back</h1>'),
  'half an answer': (answer) => void answer.writeHead(200, JSON_TYPE).end('{"data":{"brand_list":[{"id":1,'),
  'a broken connection': (answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-length': 5000 }).write('{"data":');
    setTimeout(() => answer.destroy(), 20);
  },
  'wrong types': (answer) => void answer.writeHead(200, JSON_TYPE).end('{"data":"maintenance","total":[]}'),
  'rows of wrong types': (answer) =>
    void answer
      .writeHead(200, JSON_TYPE)
      .end(JSON.stringify({ data: { ...WRONG_LISTS, total: '12', page: 'one' } })),
  'null for everything': (answer) => void answer.writeHead(200, JSON_TYPE).end('{"data":null}'),
  'deep nesting': (answer) => void answer.writeHead(200, JSON_TYPE).end('{"data":' + '['.repeat(100_000)),
  'a huge body': (answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-length': HUGE_BYTES });
    pour(answer, HUGE_BYTES);
  },
  'an endless stream': (answer) => {
    answer.writeHead(200, JSON_TYPE);
    pour(answer, Infinity);
  },
  'an endless trickle': (answer) => {
    answer.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => answer.write(' '), 50);
    answer.on('close', () => clearInterval(timer));
  },
  'mislabelled gzip': (answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(MISLABELLED);
  },
  'cut gzip': (answer) => {
    const packed = gzipSync(MISLABELLED);
    answer
      .writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      .end(packed.subarray(0, packed.length / 2));
  },
  'redirect to another host': (answer) =>
    void answer.writeHead(302, { location: 'http://elsewhere.invalid/api/v1/coupons' }).end(),
  'redirects in a circle': (answer) => void answer.writeHead(302, { location: '?again' }).end(),
} satisfies Record<string, Misbehave>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS).filter((name): name is FaultName => name in FAULTS);

/** Writes so many bytes, or until nobody reads any more, and no faster than they are read. */
function pour(answer: ServerResponse, bytes: number): void {
  let left = bytes;
  const write = () => {
    while (left > 0 && !answer.destroyed) {
      left -= CHUNK.length;
      if (!answer.write(CHUNK)) return void answer.once('drain', write);
    }
    answer.end();
  };
  write();
}
