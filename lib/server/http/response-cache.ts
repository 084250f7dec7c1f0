import { LRUCache } from 'lru-cache';
import { measureResponse, type StoredResponse } from './stored-response';

/** What a request finds: a response to send, and whether it should be rendered again. */
export type Found = { response: StoredResponse; isStale: boolean };

/** What a render made: null where it went elsewhere because it was too large. */
type Render = () => Promise<StoredResponse | null>;

/** A response larger than this part of the cache is not kept. */
const LARGEST_PART = 1 / 8;
/** What responses that were asked for once may always fill, so that new ones have a chance. */
const NEW_PART = 1 / 5;
/** After a render has failed, a stale response is sent this long before the next try. */
const RETRY_AFTER_MS = 5_000;
const SERVER_ERROR = 500;

/**
 * Whole responses in memory, bounded in bytes: a segmented LRU of two caches. A response that was asked for once takes no
 * place from one that was asked for again, so made-up addresses push out no page that people read.
 */
export class ResponseCache {
  private readonly asked: LRUCache<string, StoredResponse>;
  private readonly askedAgain: LRUCache<string, StoredResponse>;
  private readonly renders = new Map<string, Promise<StoredResponse | null>>();
  /** For each render at work, the tags that were dropped since it began; null where all were. */
  private readonly dropped = new Map<Promise<StoredResponse | null>, Set<string> | null>();

  constructor(
    private readonly maxBytes: number,
    private readonly clock: () => number,
  ) {
    const options = {
      maxSize: maxBytes,
      sizeCalculation: (response: StoredResponse, key: string) => measureResponse(key, response),
    };
    this.asked = new LRUCache(options);
    this.askedAgain = new LRUCache(options);
  }

  /** The kept response, fresh or stale, unless it is too old to be sent. */
  find(key: string): Found | null {
    const response = this.read(key);
    if (response === undefined) return null;
    const ageMs = this.clock() - response.renderedAt;
    if (ageMs < response.freshMs) return { response, isStale: false };
    return ageMs < response.usableMs ? { response, isStale: true } : null;
  }

  /** Whether somebody renders this already. */
  isRendering(key: string): boolean {
    return this.renders.has(key);
  }

  /** Renders once for all who ask at the same time, and keeps the response where its headers allow. */
  load(
    key: string,
    render: Render,
    pickKey: (response: StoredResponse) => string,
  ): Promise<StoredResponse | null> {
    const running = this.renders.get(key);
    if (running) return running;
    const loading = render()
      .then((response) => {
        if (response && !shows(response, this.dropped.get(loading))) this.keep(pickKey(response), response);
        return response;
      })
      .finally(() => {
        this.dropped.delete(loading);
        // Only if a later one has not taken its place since something was dropped.
        if (this.renders.get(key) === loading) this.renders.delete(key);
      });
    this.renders.set(key, loading);
    this.dropped.set(loading, new Set());
    return loading;
  }

  /** Renders a stale response again behind those who get it; a failure leaves it in place. */
  refresh(
    key: string,
    stale: StoredResponse,
    render: Render,
    pickKey: (response: StoredResponse) => string,
  ): void {
    if (this.isRendering(key) || this.clock() < (stale.retryAt ?? 0)) return;
    const postpone = () => (stale.retryAt = this.clock() + RETRY_AFTER_MS);
    this.load(key, render, pickKey).then(
      (response) => response && response.status >= SERVER_ERROR && postpone(),
      postpone,
    );
  }

  /** Weighs a kept response again after an encoding was added. */
  reweigh(key: string, response: StoredResponse): void {
    for (const part of [this.asked, this.askedAgain]) {
      // lru-cache measures no value again that it has already.
      if (part.peek(key) === response && part.delete(key)) part.set(key, response);
    }
    this.trim();
  }

  /**
   * Forgets the responses that have one of these tags, or of which nobody said what they show; with null, all. What is
   * being rendered meanwhile is not kept if it would be forgotten, and nobody who asks from now on waits for it.
   */
  drop(tags: ReadonlySet<string> | null): void {
    this.renders.clear();
    for (const [loading, before] of this.dropped)
      this.dropped.set(loading, before && tags && new Set([...before, ...tags]));
    for (const part of [this.asked, this.askedAgain]) {
      const shown = [...part.entries()].filter(([, response]) => shows(response, tags));
      for (const [key] of shown) part.delete(key);
    }
  }

  private read(key: string): StoredResponse | undefined {
    const proven = this.askedAgain.get(key);
    if (proven) return proven;
    const response = this.asked.peek(key);
    if (response) {
      this.asked.delete(key);
      this.askedAgain.set(key, response);
    }
    return response;
  }

  private keep(key: string, response: StoredResponse): void {
    if (response.usableMs > 0 && measureResponse(key, response) <= this.maxBytes * LARGEST_PART) {
      (this.askedAgain.has(key) ? this.askedAgain : this.asked).set(key, response);
      this.trim();
    } else if (response.status < SERVER_ERROR) {
      this.asked.delete(key);
      this.askedAgain.delete(key);
    }
  }

  private trim(): void {
    while (this.asked.calculatedSize + this.askedAgain.calculatedSize > this.maxBytes) {
      const isNewTooMuch = this.asked.calculatedSize > this.maxBytes * NEW_PART;
      (isNewTooMuch || this.askedAgain.size === 0 ? this.asked : this.askedAgain).pop();
    }
  }
}

/** Whether a response shows something of what these tags stand for; null stands for everything. */
function shows({ tags }: StoredResponse, changed: ReadonlySet<string> | null | undefined): boolean {
  if (changed === null) return true;
  if (changed === undefined || changed.size === 0) return false;
  return tags === null || tags.some((tag) => changed.has(tag));
}
