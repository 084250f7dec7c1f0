import { LRUCache } from 'lru-cache';

type CachedResponse = { bytes: Uint8Array; ageMs: number };

/** The last good response of each question, the least used ones forgotten first. */
export type CachedResponses = {
  /** Null where there is none, or it is too old to be shown. */
  get(question: string): CachedResponse | null;
  set(question: string, bytes: Uint8Array): void;
  /**
   * Notes that the host says there is no such thing. A response is forgotten once it has said so for MISSING_MS without
   * another one between: a misrouted host says so for a moment, too. Returns whether one is still kept.
   */
  noteMissing(question: string): boolean;
};

/** Longer than a restart or a deployment misroutes a host's calls. */
const MISSING_MS = 60_000;
/** What keeping a response takes beside it and its question: about 900 bytes, as measured with 100,000 small ones. */
const ENTRY_BYTES = 1024;

type Limits = {
  /** Of all responses and their requests together, with the overhead of an entry. */
  maxBytes: number;
  maxAgeMs: number;
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number;
};

type Entry = { bytes: Uint8Array; keptAt: number; missingSince: number | null };

/** Caches responses in this process, bounded in bytes and age. With an age of 0 nothing is kept. */
export function createCachedResponses({ maxBytes, maxAgeMs, clock }: Limits): CachedResponses {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, question) => ENTRY_BYTES + question.length * 2 + bytes.byteLength,
  });

  return {
    get(question) {
      const entry = entries.get(question);
      if (entry === undefined) return null;
      const ageMs = clock() - entry.keptAt;
      if (ageMs <= maxAgeMs) return { bytes: entry.bytes, ageMs };
      entries.delete(question);
      return null;
    },
    set(question, bytes) {
      if (maxAgeMs === 0) return;
      // A copy: a small Buffer is a slice of a larger one, all of which would be kept with it.
      entries.set(question, { bytes: new Uint8Array(bytes), keptAt: clock(), missingSince: null });
    },
    noteMissing(question) {
      const entry = entries.peek(question);
      if (entry === undefined) return false;
      entry.missingSince ??= clock();
      if (clock() - entry.missingSince >= MISSING_MS) entries.delete(question);
      return entries.has(question);
    },
  };
}
