type Reply = unknown;

/**
 * A fetch that returns JSON by the path below /api/v1/ (query included, if named), else 404; it keeps what was sent.
 */
export function createFakeFetch(responses: Record<string, Reply>) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input).replace(/^.*\/api\/v1\//, '');
    calls.push({ method: String(init.method), path, body: init.body ?? null });
    const response = responses[path] ?? responses[path.replace(/\?.*$/, '')];
    if (response instanceof Response) return response.clone();
    return response === undefined ? new Response('{}', { status: 404 }) : Response.json(response);
  };
  return { fetch, calls };
}
