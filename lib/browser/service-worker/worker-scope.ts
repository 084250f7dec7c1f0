import type { Serwist } from 'serwist';

/** The part of a service worker's global scope that is used here: the types of pages know none of it. */
export type WorkerScope = {
  readonly location: { origin: string };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: Serwist['handleFetch']): void;
  addEventListener(type: 'message', listener: Serwist['handleCache']): void;
};

/** The worker is not installed, or not active, before `work` is done; if it rejects, not at all. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
