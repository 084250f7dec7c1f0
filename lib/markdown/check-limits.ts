import { MarkdownError } from './markdown-error';

/** Longest text, in characters. An article of ten printed pages has about 30,000. */
export const MAX_LENGTH = 100_000;
/** Most quotes and lists that one line may open. */
export const MAX_CONTAINERS = 40;
/** Most marks of emphasis, code, links, pictures and HTML between two blank lines. */
export const MAX_MARKS = 500;
/** Most table cells between two blank lines; a short row counts as wide as the widest, as the parser fills it up. */
export const MAX_CELLS = 5_000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const CONTAINER = />|[-+*]|\d+[.)]/g;
const MARK = /[*_~`]+|[[<]/g;

type Block = { lines: string[]; firstLine: number };

/**
 * Throws MarkdownError on a text that would take the parser seconds or exhaust its stack: it has no limits itself,
 * and its time grows with the square of what these count. They lie far above what people write.
 */
export function checkLimits(source: string): void {
  if (source.length > MAX_LENGTH) {
    throw new MarkdownError(
      `The text has ${source.length} characters, at most ${MAX_LENGTH} can be shown: split it into two.`,
    );
  }
  splitBlocks(source).forEach(checkBlock);
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

function checkBlock({ lines, firstLine }: Block): void {
  const containers = Math.max(...lines.map(countContainers));
  const marks = lines.reduce((sum, line) => sum + count(line, MARK), 0);
  const cells = lines.length * Math.max(...lines.map((line) => count(line, /\|/g)));
  const where = `The text from line ${firstLine} on`;
  if (containers > MAX_CONTAINERS) {
    throw new MarkdownError(
      `${where} nests ${containers} quotes and lists, at most ${MAX_CONTAINERS} can be.`,
    );
  }
  if (marks > MAX_MARKS) {
    throw new MarkdownError(
      `${where} has ${marks} marks such as * and [ in a row, at most ${MAX_MARKS} can be: add a blank line.`,
    );
  }
  if (cells > MAX_CELLS) {
    throw new MarkdownError(`${where} has a table of ${cells} cells, at most ${MAX_CELLS} can be: split it.`);
  }
}

function countContainers(line: string): number {
  return count(CONTAINERS.exec(line)?.[0] ?? '', CONTAINER);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
