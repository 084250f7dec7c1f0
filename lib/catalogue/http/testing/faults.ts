import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

type Misbehave = (response: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const HUGE_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
/** Of what is no longer random: large enough for Node's fetch to hang on where it is said to be gzip. */
const MISLABELLED = Buffer.alloc(80 * 1024, '{"data":[]} ');

const WRONG_ROWS = [{ id: [], name: 5 }, 'row', null];
const WRONG_LISTS = Object.fromEntries(
  ['category', 'brand', 'coupon', 'deal', 'article'].map((noun) => [`${noun}_list`, WRONG_ROWS]),
);

/** What can be wrong with a host: each spoils one response. */
export const FAULTS = {
  silence: () => {},
  slowness: (response) => {
    const timer = setTimeout(() => response.writeHead(200, JSON_TYPE).end('{"data":[],"total":0}'), 30_000);
    response.on('close', () => clearTimeout(timer));
  },
  reset: (response) => void response.socket?.resetAndDestroy(),
  'status 500': (response) => void response.writeHead(500, JSON_TYPE).end('{"error":"down"}'),
  html: (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Be right back</h1>'),
  'half a response': (response) =>
    void response.writeHead(200, JSON_TYPE).end('{"data":{"brand_list":[{"id":1,'),
  'a broken connection': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 5000 }).write('{"data":');
    setTimeout(() => response.destroy(), 20);
  },
  'wrong types': (response) =>
    void response.writeHead(200, JSON_TYPE).end('{"data":"maintenance","total":[]}'),
  'rows of wrong types': (response) =>
    void response
      .writeHead(200, JSON_TYPE)
      .end(JSON.stringify({ data: { ...WRONG_LISTS, total: '12', page: 'one' } })),
  'null for everything': (response) => void response.writeHead(200, JSON_TYPE).end('{"data":null}'),
  'deep nesting': (response) => void response.writeHead(200, JSON_TYPE).end('{"data":' + '['.repeat(100_000)),
  'a huge body': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': HUGE_BYTES });
    pour(response, HUGE_BYTES);
  },
  'an endless stream': (response) => {
    response.writeHead(200, JSON_TYPE);
    pour(response, Infinity);
  },
  'an endless trickle': (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
  'mislabelled gzip': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(MISLABELLED);
  },
  'cut gzip': (response) => {
    const packed = gzipSync(MISLABELLED);
    response
      .writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      .end(packed.subarray(0, packed.length / 2));
  },
  'redirect to another host': (response) =>
    void response.writeHead(302, { location: 'http://elsewhere.invalid/api/v1/coupons' }).end(),
  'redirects in a circle': (response) => void response.writeHead(302, { location: '?again' }).end(),
} satisfies Record<string, Misbehave>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS).filter((name): name is FaultName => name in FAULTS);

/** Writes so many bytes, or until nobody reads any more, and no faster than they are read. */
function pour(response: ServerResponse, bytes: number): void {
  let left = bytes;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
}
