import type { PhrasingContent, Text } from 'mdast';
import { buildLink, isLiteralLink } from './literal-link';

const PROTOCOL = /(?:^|(?<=[\s*_~(]))(?:mailto:|xmpp:)$/i;
/** What may follow the address of an XMPP account: a slash and letters, digits, @ and dots. */
const RESOURCE = /^\/[a-z\d@.]*/i;
const DOTS = /\.+$/;

/** Makes one link of "mailto:" or "xmpp:" and the e-mail address after it, with the resource of an XMPP address. */
export function joinProtocols(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const queue = [...nodes];
  for (let node = queue.shift(); node; node = queue.shift()) {
    const before = result.at(-1);
    const protocol = before?.type === 'text' ? PROTOCOL.exec(before.value)?.[0] : undefined;
    if (before?.type !== 'text' || protocol === undefined || !isLiteralLink(node)) {
      result.push(node);
      continue;
    }
    result.pop();
    pushText(result, before.value.slice(0, -protocol.length));
    const resource = protocol.toLowerCase() === 'xmpp:' ? takeResource(queue) : '';
    result.push(buildLink(protocol + node.children[0].value + resource));
  }
  return result;
}

/** Takes the resource off the nodes to come; GFM has made a link of an address within it. */
function takeResource(queue: PhrasingContent[]): string {
  const [text, link] = queue;
  if (text?.type !== 'text') return '';
  const found = RESOURCE.exec(text.value)?.[0] ?? '';
  if (found.length === text.value.length && isLiteralLink(link)) {
    queue.splice(0, 2);
    return found + link.children[0].value;
  }
  const resource = found.replace(DOTS, '');
  if (resource.length < 2) return '';
  queue[0] = toText(text.value.slice(resource.length));
  return resource;
}

function pushText(nodes: PhrasingContent[], value: string): void {
  if (value !== '') nodes.push(toText(value));
}

function toText(value: string): Text {
  return { type: 'text', value };
}
