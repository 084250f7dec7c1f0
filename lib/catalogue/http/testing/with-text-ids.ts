const NUMBERED = /"((?:\w+_)?id)":(\d+)/g;
const PATH_ID = /\/(\d+)-0(?=\/|$)/;

/** The same host, whose ids are texts: "7-0" where `handle` has 7. */
export function withTextIds(
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(PATH_ID, '/$1');
    for (const name of ['brand_id', 'category_id']) {
      const id = url.searchParams.get(name);
      if (id !== null) url.searchParams.set(name, id.replace(/-0$/, ''));
    }
    const response = await handle(new Request(url, request));
    const text = (await response.text()).replaceAll(NUMBERED, '"$1":"$2-0"');
    return new Response(text, response);
  };
}
