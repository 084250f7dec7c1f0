type Answer = unknown;

/** A fetch that answers JSON by the path below /api/v1/ (query included, if named), else 404; it keeps what was sent. */
export function createFakeFetch(answers: Record<string, Answer>) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input).replace(/^.*\/api\/v1\//, '');
    calls.push({ method: String(init.method), path, body: init.body ?? null });
    const answer = answers[path] ?? answers[path.replace(/\?.*$/, '')];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  };
  return { fetch, calls };
}
