/*
 * Which inline scripts Next writes into a page: calls that hand JSON to its own script, and nothing else. The
 * Content-Security-Policy names such scripts by their hashes; text that would run as a script of another kind is none of
 * them. It can go when Next lists the hashes of a finished page (vercel/next.js#95353).
 */

/** Data of the page, in turns; the last group of a script is the JSON that it hands over. */
const CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  // Which files of the build start the page.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];

/** Whether Next writes such an inline script: a call with nothing but JSON in it. */
export function isNextScript(code: string): boolean {
  const json = CALLS.map((call) => call.exec(code)?.[1]).find((found) => found !== undefined);
  return json !== undefined && isJson(json);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
