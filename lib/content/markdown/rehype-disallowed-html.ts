import type { Nodes, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** GFM's disallowed raw HTML: what follows one of these is no HTML until it is closed. */
const OPENING = /<(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)(?=[\s/>]|$)/gi;

/**
 * Shows the opening tag of disallowed HTML (GFM 0.29, "Disallowed Raw HTML") as text where nothing closes it: it would
 * swallow all that follows. What is closed goes with its content, which is no text of the page; the sanitiser does that.
 */
export function rehypeDisallowedHtml() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if ('children' in node) escapeUnclosed(node);
    });
  };
}

function escapeUnclosed({ children }: Parents): void {
  const closings = new Map<string, Place>();
  for (const [child, node] of children.entries()) {
    for (const { name, offset } of listTags(node, CLOSING)) closings.set(name, { child, offset });
  }
  for (const [child, node] of children.entries()) {
    if (node.type !== 'raw') continue;
    node.value = node.value.replace(OPENING, (tag: string, name: string, offset: number) =>
      isBefore({ child, offset }, closings.get(name.toLowerCase())) ? tag : `&lt;${name}`,
    );
  }
}

type Place = { child: number; offset: number };

const CLOSING = /<\/(iframe|noembed|noframes|script|style|textarea|title|xmp)(?=[\s/>]|$)/gi;

function listTags(node: Nodes, pattern: RegExp) {
  if (node.type !== 'raw') return [];
  return [...node.value.matchAll(pattern)].map(({ index, 1: name = '' }) => ({
    name: name.toLowerCase(),
    offset: index,
  }));
}

function isBefore(place: Place, closing: Place | undefined): boolean {
  if (closing === undefined) return false;
  return place.child < closing.child || (place.child === closing.child && place.offset < closing.offset);
}
