import { FeedError } from '../../feed';

/** What a reading thread broke off with; where it had not enough memory, a FeedError that says so. */
export function explainThreadError(error: unknown, heapMb: number): unknown {
  return isOutOfMemory(error)
    ? new FeedError(
        `The file has rows so large that reading them takes more than ${heapMb} MB of memory: is it the right file?`,
      )
    : error;
}

function isOutOfMemory(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}
