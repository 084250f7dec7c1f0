import type {
  Delete,
  Emphasis,
  Heading,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Strong,
  TableCell,
  Text,
} from 'mdast';
import { visit } from 'unist-util-visit';

const INLINE_PARENTS = ['delete', 'emphasis', 'heading', 'paragraph', 'strong', 'tableCell'];
const PROTOCOL = /(?:^|(?<=[\s*_~(]))(?:mailto:|xmpp:)$/i;
/** What may follow the address of an XMPP account: a slash and letters, digits, @ and dots. */
const RESOURCE = /^\/[a-z\d@.]*/i;
const DOTS = /\.+$/;

/** A domain needs a dot, and its last two parts have no underscore. */
const FTP = /(?<=^|[\s*_~(])ftp:\/\/(?:[\w-]+\.)*[a-z\d-]+\.[a-z\d-]+(?![\w-])[^\s<]*/gi;
const PUNCTUATION = new Set('?!.,:*_~');
const ENTITY = /&[a-z\d]+;$/i;

type InlineParent = Delete | Emphasis | Heading | Paragraph | Strong | TableCell;

/**
 * Brings the links that remark-gfm makes of bare addresses in line with GFM 0.29, "Autolinks (extension)": none right
 * after a "<", and also those of addresses that begin with ftp://, mailto: and xmpp:.
 */
export function remarkAutolinks() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isInlineParent(node)) return;
      node.children = joinProtocols(unlinkAfterBracket(node.children)).flatMap(linkFtp);
    });
  };
}

function isInlineParent(node: Nodes): node is InlineParent {
  return INLINE_PARENTS.includes(node.type);
}

/** Makes bare addresses right after a "<" text again: GFM links them after white space, *, _, ~ and ( alone. */
function unlinkAfterBracket(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const isAfterBracket = before?.type === 'text' && before.value.endsWith('<');
    return isAfterBracket && isLiteralLink(node) ? node.children : [node];
  });
}

/** Makes one link of "mailto:" or "xmpp:" and the e-mail address after it, with the resource of an XMPP address. */
function joinProtocols(nodes: PhrasingContent[]): PhrasingContent[] {
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

/**
 * Makes links of the ftp:// addresses in a text. The address policy of docs/specification.md §1.8 empties them, as it
 * does any of theirs.
 */
function linkFtp(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text' || !node.value.toLowerCase().includes('ftp://')) return [node];
  const result: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: match, index } of node.value.matchAll(FTP)) {
    const address = trimAddress(match);
    if (index > end) result.push({ type: 'text', value: node.value.slice(end, index) });
    result.push(buildLink(address));
    end = index + address.length;
  }
  if (end < node.value.length) result.push({ type: 'text', value: node.value.slice(end) });
  return result;
}

/** Leaves out what follows an address rather than being part of it (GFM 0.29, "extended autolink path validation"). */
function trimAddress(address: string): string {
  let surplus = count(address, ')') - count(address, '(');
  let end = address.length;
  for (;;) {
    if (PUNCTUATION.has(address.charAt(end - 1))) end -= 1;
    else if (surplus > 0 && address.charAt(end - 1) === ')') {
      surplus -= 1;
      end -= 1;
    } else break;
  }
  return address.slice(0, end).replace(ENTITY, '');
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A link that GFM made of a bare address: it holds that address and nothing else. */
type LiteralLink = Link & { children: [Text] };

/**
 * Whether a link was made of a bare address, unlike those written with brackets, which are longer than what they show.
 */
function isLiteralLink(node: PhrasingContent | undefined): node is LiteralLink {
  if (node?.type !== 'link') return false;
  const [text, ...rest] = node.children;
  if (text?.type !== 'text' || rest.length > 0) return false;
  const { position } = node;
  if (!position) return true;
  return (position.end.offset ?? 0) - (position.start.offset ?? 0) === text.value.length;
}

function buildLink(address: string): LiteralLink {
  return { type: 'link', url: address, children: [{ type: 'text', value: address }] };
}
