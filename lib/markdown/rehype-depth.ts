import type { Nodes, Root } from 'hast';

/** Most elements inside one another. Showing 480 exhausted the stack. */
const MAX_DEPTH = 100;

export const TOO_DEEP = `The text nests more than ${MAX_DEPTH} elements and cannot be shown.`;

/** Stops a text whose elements are nested so deep that showing them could exhaust the stack. */
export function rehypeDepth() {
  return (tree: Root) => checkDepth(tree, 0);
}

function checkDepth(node: Nodes, depth: number): void {
  if (depth > MAX_DEPTH) throw new Error(TOO_DEEP);
  if ('children' in node) node.children.forEach((child) => checkDepth(child, depth + 1));
}
