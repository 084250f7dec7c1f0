import type { Nodes, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** GFM's disallowed raw HTML: what follows one of these is no HTML until it is closed. */
const OPENING = /<(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)(?=[\s/>]|$)/gi;

const CLOSING = /<\/(iframe|noembed|noframes|script|style|textarea|title|xmp)(?=[\s/>]|$)/gi;

/** Most elements inside one another. Showing 480 exhausted the stack. */
const MAX_DEPTH = 100;

/** Finds what describeDepth wrote within the words of an error that wraps it. */
export const DEPTH_MESSAGE = /The text nests more than .* cannot be shown\./;

/**
 * Shows the opening tag of disallowed HTML (GFM 0.29, "Disallowed Raw HTML") as text where nothing closes it: it would
 * swallow all that follows. What is closed goes with its content, which is no text of the page; the sanitiser does
 * that.
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

/** What is said of a text that nests too deep, with the line where that is known. */
export function describeDepth(line?: number): string {
  const where = line === undefined ? '' : ` around line ${line}`;
  return `The text nests more than ${MAX_DEPTH} elements${where} and cannot be shown.`;
}

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
