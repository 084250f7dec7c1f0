/** Most times that elements left open may be opened again: the HTML parser does so in every block that follows. */
const MAX_REOPENED = 50_000;
/** Longest address, and what is usual, in characters. */
const MAX_ADDRESS_LENGTH = 2_000;
const USUAL_ADDRESS_LENGTH = 200;
/** The end of an address is looked for in time that grows with the square of its length: the most of that. */
const MAX_SQUARES = 4_000_000;

/** What the HTML standard calls formatting elements. */
const FORMATTING_TAG = /<(\/?)(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>]|$)/gi;
const ANY_ADDRESS = /www\.|:\/\/|@|mailto:|xmpp:/i;

/** A text that cannot be shown; the message says what is wrong, where, and what to do. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';
}

/**
 * Throws MarkdownError on a text that is small itself and would grow without measure in the HTML parser, or that a
 * single long address would hold up. `parts` is how many blocks, tags and marks it has.
 */
export function checkGrowth(source: string, parts: number): void {
  const open = countOpen(source);
  if (open * parts > MAX_REOPENED) {
    throw new MarkdownError(
      `The text leaves ${open} tags such as <b> and <i> open, which are opened again in all that follows: close them.`,
    );
  }
  checkAddresses(source);
}

function checkAddresses(source: string): void {
  let squares = 0;
  for (const [index, line] of source.split(/\r\n|\n|\r/).entries()) {
    for (const { length } of line.split(/\s+/).filter((word) => ANY_ADDRESS.test(word))) {
      squares += Math.max(0, length - USUAL_ADDRESS_LENGTH) ** 2;
      if (length <= MAX_ADDRESS_LENGTH && squares <= MAX_SQUARES) continue;
      throw new MarkdownError(
        `Line ${index + 1} has an address of ${length} characters: one alone can have ${MAX_ADDRESS_LENGTH}, several less. Shorten it.`,
      );
    }
  }
}

/** How many formatting elements are opened and never closed. */
function countOpen(source: string): number {
  const depths = new Map<string, number>();
  for (const [, slash, tag = ''] of source.matchAll(FORMATTING_TAG)) {
    const name = tag.toLowerCase();
    const depth = depths.get(name) ?? 0;
    depths.set(name, slash === '/' ? Math.max(0, depth - 1) : depth + 1);
  }
  return [...depths.values()].reduce((total, depth) => total + depth, 0);
}
