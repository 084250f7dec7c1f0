import type { Root, RootContent } from 'hast';

/** The element that stands where something is inserted; the sanitiser lets none of an author's through. */
export const INSERT_TAG = 'content-insert';

/** Spec §9: "2 deals after every 3rd paragraph block". */
const BLOCKS_BEFORE_INSERT = 3;

/**
 * Puts up to `count` places to insert something after every third block of a text, never after the last. Blocks are
 * what blank lines part, taken from the finished tree: a list, table, code or HTML block is never torn apart.
 */
export function rehypeInserts({ count }: { count: number }) {
  return (tree: Root) => {
    const starts = listBlockStarts(tree.children);
    const places = starts
      .filter((_, block) => block > 0 && block % BLOCKS_BEFORE_INSERT === 0)
      .slice(0, count);
    tree.children = tree.children.flatMap((node, position) => {
      const index = places.indexOf(position);
      return index < 0 ? [node] : [buildInsert(index), node];
    });
  };
}

/** Where blocks begin among the nodes of a text; the footnotes at its end are none. */
function listBlockStarts(nodes: RootContent[]): number[] {
  let previous: RootContent | undefined;
  const starts: number[] = [];
  for (const [position, node] of nodes.entries()) {
    if (isBlank(node) || isFootnotes(node)) continue;
    if (!isSameBlock(previous, node)) starts.push(position);
    previous = node;
  }
  return starts;
}

/** Tells whether no blank line parts two neighbours, as with a heading right above its paragraph. */
function isSameBlock(previous: RootContent | undefined, node: RootContent): boolean {
  if (!previous?.position || !node.position) return false;
  return node.position.start.line <= previous.position.end.line + 1;
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isFootnotes(node: RootContent): boolean {
  return node.type === 'element' && 'dataFootnotes' in node.properties;
}

function buildInsert(index: number): RootContent {
  return { type: 'element', tagName: INSERT_TAG, properties: { index }, children: [] };
}
