/** What was last said of each file, so that a page that is made every few minutes does not fill the log. */
const said = new Map<string, string>();

/** Tells the log what is wrong with a file, once until that changes; null says that all is well again. */
export function reportOnce(file: string, problem: string | null): void {
  if (problem === null) said.delete(file);
  else if (said.get(file) !== problem) {
    said.set(file, problem);
    console.error(problem);
  }
}
