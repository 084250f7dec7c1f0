import type { Link, PhrasingContent, Text } from 'mdast';

/** A link that GFM made of a bare address: it holds that address and nothing else. */
export type LiteralLink = Link & { children: [Text] };

/** Tells the link of a bare address from those written with brackets, which are longer than what they show. */
export function isLiteralLink(node: PhrasingContent | undefined): node is LiteralLink {
  if (node?.type !== 'link') return false;
  const [text, ...rest] = node.children;
  if (text?.type !== 'text' || rest.length > 0) return false;
  const { position } = node;
  if (!position) return true;
  return (position.end.offset ?? 0) - (position.start.offset ?? 0) === text.value.length;
}

export function buildLink(address: string): LiteralLink {
  return { type: 'link', url: address, children: [{ type: 'text', value: address }] };
}
