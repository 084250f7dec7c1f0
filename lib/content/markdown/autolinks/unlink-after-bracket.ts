import type { PhrasingContent } from 'mdast';
import { isLiteralLink } from './literal-link';

/** Makes bare addresses right after a "<" text again: GFM links them after white space, *, _, ~ and ( alone. */
export function unlinkAfterBracket(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const isAfterBracket = before?.type === 'text' && before.value.endsWith('<');
    return isAfterBracket && isLiteralLink(node) ? node.children : [node];
  });
}
