import type { Nodes, Root } from 'hast';

/** Most elements inside one another. Showing 480 exhausted the stack. */
const MAX_DEPTH = 100;

/** What is said of a text that nests too deep, with the line where that is known. */
export function describeDepth(line?: number): string {
  const where = line === undefined ? '' : ` around line ${line}`;
  return `The text nests more than ${MAX_DEPTH} elements${where} and cannot be shown.`;
}

/** Finds what describeDepth wrote within the words of an error that wraps it. */
export const DEPTH_MESSAGE = /The text nests more than .* cannot be shown\./;

/** Stops a text whose elements are nested so deep that showing them could exhaust the stack. */
export function rehypeDepth() {
  return (tree: Root) => checkDepth(tree, 0);
}

function checkDepth(node: Nodes, depth: number, line?: number): void {
  if (depth > MAX_DEPTH) throw new Error(describeDepth(line));
  // What plugins have made can have a position without points.
  const nearest = node.position?.start?.line ?? line;
  if ('children' in node) node.children.forEach((child) => checkDepth(child, depth + 1, nearest));
}
