import { MarkdownError } from './markdown-error';

/** Longest text, in characters. An article of ten printed pages has about 30,000. */
export const MAX_LENGTH = 100_000;
/** Most quotes and lists that one line may open. */
export const MAX_CONTAINERS = 40;
/** Most marks of emphasis, code, links, pictures and HTML between two blank lines. */
export const MAX_BLOCK_MARKS = 1_000;
/** Most marks, quotes, list items and table cells in a text: what its time grows with. */
export const MAX_PARTS = 10_000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const CONTAINER = />|[-+*]|\d+[.)]/g;
const MARK = /[*_~`]+|[[\]<]/g;
/** The line below a heading. The time they take grows with their square over the whole text. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const UNDERLINE_PARTS = 10;

type Block = { lines: string[]; firstLine: number };

/**
 * Throws MarkdownError on a text that would take the parser long: it has no limits itself, and its time grows with
 * the square of some of what these count. They lie far above what people write: on two busy cores the worst of 30
 * hostile texts just below them took 3.1 s to show, the middle one of the demo's articles 0.02 s.
 */
export function checkLimits(source: string): void {
  if (source.length > MAX_LENGTH) {
    throw new MarkdownError(
      `The text has ${source.length} characters, at most ${MAX_LENGTH} can be shown: split it into two.`,
    );
  }
  const parts = splitBlocks(source).reduce((sum, block) => sum + countParts(block), 0);
  if (parts > MAX_PARTS) {
    throw new MarkdownError(
      `The text has ${parts} marks, quotes, list items and table cells, at most ${MAX_PARTS} can be shown: split it into two.`,
    );
  }
}

/** The stretches of lines between blank lines. */
function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;
  for (const [index, line] of source.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') current = null;
    else if (current) current.lines.push(line);
    else blocks.push((current = { lines: [line], firstLine: index + 1 }));
  }
  return blocks;
}

function countParts({ lines, firstLine }: Block): number {
  const where = `The text from line ${firstLine} on`;
  const containers = lines.map(countContainers);
  const deepest = Math.max(...containers);
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
  const cells = lines.length * Math.max(...lines.map((line) => count(line, /\|/g)));
  const underlines = lines.filter((line) => UNDERLINE.test(line)).length;
  return sum(containers) + marks + cells + underlines * UNDERLINE_PARTS;
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
