import type { Root, RootContent } from 'hast';
import { isFootnoteSection } from './gfm';

/** The element that stands where something is inserted; the sanitiser lets none of an author's through. */
export const INSERT_TAG = 'content-insert';

/** docs/specification.md §2.13.8. */
const BLOCKS_BEFORE_INSERT = 3;

/**
 * Puts up to `count` positions to insert something after every third block of a text, never after the last, and never
 * between a heading and what follows it. Blocks are what blank lines part, taken from the finished tree: a list, table,
 * code or HTML block is never torn apart.
 */
export function rehypeInserts({ count }: { count: number }) {
  return (tree: Root) => {
    const starts = listBlockStarts(tree.children);
    const isParting = (block: number) => endsInHeading(tree.children.slice(0, starts[block]));
    const positions = starts
      .flatMap((_, block) =>
        block > 0 && block % BLOCKS_BEFORE_INSERT === 0 ? pickPosition(starts, block, isParting) : [],
      )
      .slice(0, count);
    tree.children = tree.children.flatMap((node, position) => {
      const index = positions.indexOf(position);
      return index < 0 ? [node] : [buildInsert(index), node];
    });
  };
}

/** Where the block begins, or the nearest before it, else after it, whose insert parts no heading from its text. */
function pickPosition(starts: number[], block: number, isParting: (block: number) => boolean): number[] {
  const before = starts.slice(1, block + 1).findLastIndex((_, index) => !isParting(index + 1));
  const found = before >= 0 ? before + 1 : starts.findIndex((_, index) => index > block && !isParting(index));
  const position = starts[found];
  return position === undefined ? [] : [position];
}

function endsInHeading(nodes: RootContent[]): boolean {
  const last = nodes.findLast((node) => !isBlank(node));
  return last?.type === 'element' && /^h[1-6]$/.test(last.tagName);
}

/** Where blocks begin among the nodes of a text; the footnotes at its end are none. */
function listBlockStarts(nodes: RootContent[]): number[] {
  const starts: number[] = [];
  let lastLine = -Infinity;
  for (const [position, node] of nodes.entries()) {
    // What stands in no line was added by the HTML parser: it belongs to the block that made it do so.
    if (isBlank(node) || isFootnoteSection(node) || !node.position) continue;
    const { start, end } = node.position;
    // A blank line lies before it; a heading right above its paragraph is no block of its own.
    if (start.line > lastLine + 1) starts.push(position);
    lastLine = Math.max(lastLine, end.line);
  }
  return starts;
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function buildInsert(index: number): RootContent {
  return { type: 'element', tagName: INSERT_TAG, properties: { index }, children: [] };
}
