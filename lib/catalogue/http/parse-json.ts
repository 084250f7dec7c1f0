/** Deeper than anything of docs/specification.md §3.7 and §3.8, and shallow enough for whatever walks it. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** The value that UTF-8 bytes hold as JSON. Throws SyntaxError for anything else, and where it is nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isDeeperThan(bytes, MAX_DEPTH))
    throw new SyntaxError(`The JSON is nested deeper than ${MAX_DEPTH} levels`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isDeeperThan(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
