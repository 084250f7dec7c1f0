import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

const REQUEST_CHANNEL = 'http.server.request.start';
const RETRY_AFTER_S = 30;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
/** Visitors who come while a page is being made share its answer, though it failed before they came. */
const SHARED_FAILURE_MS = 1000;

// Next bundles pages and instrumentation apart, so a module is there more than once in one process.
const holder = globalThis as typeof globalThis & { clipmintFailedLoadAt?: number; clipmintAnswers?: true };

/** Remembers that the catalogue did not answer what a page needs. */
export function noteFailedLoad(): void {
  holder.clipmintFailedLoadAt = performance.now();
}

/**
 * Answers 503 and a time to come back, instead of 500, where the catalogue failed while the page was made: search
 * engines then keep the page that they know. Next has no status for it: any error is 500 there.
 */
export function answerUnavailable(): void {
  if (holder.clipmintAnswers) return;
  holder.clipmintAnswers = true;
  subscribe(REQUEST_CHANNEL, (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    if (message.response instanceof ServerResponse) watchStatus(message.response, performance.now());
  });
}

function watchStatus(response: ServerResponse, startedAt: number): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, target, [status, ...rest]: Parameters<typeof response.writeHead>) {
      if (status !== SERVER_ERROR || !hasFailedSince(startedAt)) {
        return Reflect.apply(writeHead, target, [status, ...rest]);
      }
      response.setHeader('Retry-After', RETRY_AFTER_S);
      return Reflect.apply(writeHead, target, [UNAVAILABLE, ...rest]);
    },
  });
}

function hasFailedSince(startedAt: number): boolean {
  const { clipmintFailedLoadAt: failedAt } = holder;
  return failedAt !== undefined && failedAt > startedAt - SHARED_FAILURE_MS;
}
