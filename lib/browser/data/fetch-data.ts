/** docs/specification.md §9.1. */
const API_TIMEOUT_MS = 10_000;

/** The site's own API responded with an error status. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} responded with ${status}`);
  }
}

/**
 * The one fetcher of the browser side: asks the site's own API and returns what it holds in `data`. Takes a path from
 * keys.ts. Throws ApiError for an error status, and whatever fetch throws: offline, aborted, later than 10 s
 * (docs/specification.md §9.1).
 */
export async function fetchData<T>(path: string, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_MS);
  const response = await fetch(path, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  if (!response.ok) throw new ApiError(path, response.status);
  const body: { data: T } = await response.json();
  return body.data;
}
