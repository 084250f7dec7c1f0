/** Longest text, in characters. An article of ten printed pages has about 30,000. */
export const MAX_LENGTH = 100_000;
/** Most quotes and lists that one line may open. */
export const MAX_CONTAINERS = 40;
/** Most marks of emphasis, code, links, pictures and HTML between two blank lines. */
export const MAX_BLOCK_MARKS = 3_000;
/** Most marks, quotes, list items, table cells, headings and notes in a text: what its time grows with. */
export const MAX_PARTS = 10_000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
/** An item of a list, and how far it is indented. */
const ITEM = /^([ \t>]*)(?:[-+*]|\d{1,9}[.)])[ \t]/;
const CONTAINER = />|[-+*]|\d+[.)]/g;
const MARK = /[*_~`]+|[[\]<]/g;
/** The line below a heading. The time they take grows with their square over the whole text. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const UNDERLINE_PARTS = 10;
const HEADING = /^[ \t>]*#{1,6}(?=[ \t]|$)/;
const HEADING_PARTS = 2;
/** A footnote, or what leads to one: each brings links there and back. */
const NOTE = /\[\^/g;
const NOTE_PARTS = 3;
/** What a bare address is known by. */
const ADDRESS = /www\.|:\/\/|@/gi;
const ADDRESS_PARTS = 2;

/** Lines with no blank one between, and how many blank ones follow them after the first. */
type Block = { lines: string[]; firstLine: number; blankLines: number };

/**
 * Throws MarkdownError on a text that would take the parser long: it has no limits itself, and its time grows with
 * the square of some of what these count. They lie far above what people write: on two busy cores the worst hostile
 * text known below them took 5 s to show, the middle one of the demo's articles 0.02 s.
 */
export function checkLimits(source: string): void {
  if (source.length > MAX_LENGTH) {
    throw new MarkdownError(
      `The text has ${source.length} characters, at most ${MAX_LENGTH} can be shown: split it into two.`,
    );
  }
  const blocks = splitBlocks(source).map((block) => ({ ...block, parts: countParts(block) }));
  const parts = sum(blocks.map((block) => block.parts)) + countNesting(source);
  if (parts <= MAX_PARTS) return checkGrowth(source, blocks.length + parts);
  throw new MarkdownError(
    `The text has ${parts} marks, quotes, list items, table cells and the like, at most ${MAX_PARTS} can be shown (reached from line ${findEnd(blocks)} on): split it into two.`,
  );
}

/** How deep the items of lists lie by their indentation, together: the parser tries each line against all that is open. */
function countNesting(source: string): number {
  const open: number[] = [];
  let total = 0;
  for (const [index, line] of source.split(/\r\n|\n|\r/).entries()) {
    const indent = ITEM.exec(line)?.[1]?.replaceAll('\t', '    ').length;
    if (indent === undefined) continue;
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
    if (open.length > MAX_CONTAINERS) {
      throw new MarkdownError(
        `The text nests more than ${MAX_CONTAINERS} lists at line ${index + 1} and cannot be shown.`,
      );
    }
    total += open.length - 1;
  }
  return total;
}

/** Where the lines begin that are too much. */
function findEnd(blocks: { firstLine: number; parts: number }[]): number {
  let seen = 0;
  return blocks.find((block) => (seen += block.parts) > MAX_PARTS)?.firstLine ?? 1;
}

/** The stretches of lines between blank lines. */
function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [{ lines: [], firstLine: 1, blankLines: 0 }];
  let isInside = true;
  for (const [index, line] of source
    .replace(/[\r\n]$/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const isBlank = line.trim() === '';
    if (!isBlank && !isInside) blocks.push({ lines: [], firstLine: index + 1, blankLines: 0 });
    const block = blocks.at(-1);
    if (!isBlank) block?.lines.push(line);
    else if (block && !isInside) block.blankLines += 1;
    isInside = !isBlank;
  }
  return blocks;
}

function countParts({ lines, firstLine, blankLines }: Block): number {
  const where = `The text from line ${firstLine} on`;
  const containers = lines.map(countContainers);
  const deepest = Math.max(0, ...containers);
  if (deepest > MAX_CONTAINERS) {
    throw new MarkdownError(`${where} nests ${deepest} quotes and lists, at most ${MAX_CONTAINERS} can be.`);
  }
  const marks = sum(lines.map((line) => count(line, MARK)));
  if (marks > MAX_BLOCK_MARKS) {
    throw new MarkdownError(
      `${where} has ${marks} marks such as * and [ in a row, at most ${MAX_BLOCK_MARKS} can be: add a blank line.`,
    );
  }
  // The parser fills short rows of a table up to its widest.
  const cells = lines.length * Math.max(0, ...lines.map((line) => count(line, /\|/g)));
  const underlines = lines.filter((line) => UNDERLINE.test(line)).length * UNDERLINE_PARTS;
  const headings = lines.filter((line) => HEADING.test(line)).length * HEADING_PARTS;
  const notes = sum(lines.map((line) => count(line, NOTE))) * NOTE_PARTS;
  const addresses = sum(lines.map((line) => count(line, ADDRESS))) * ADDRESS_PARTS;
  // A line that opens nothing may go on with all that is open, and is tried against each.
  return lines.length * deepest + marks + cells + underlines + headings + notes + addresses + blankLines;
}

function countContainers(line: string): number {
  return count(CONTAINERS.exec(line)?.[0] ?? '', CONTAINER);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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
