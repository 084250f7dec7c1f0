import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { buildPlugins, rehypeHeadingIds } from '../../markdown';
import type { Place, Problem } from '../problem';

type Source = {
  /** The Markdown, with blank lines where its front matter was. */
  source: string;
  /** The article that it is the text of. */
  slug: string;
  /** The site that it is shown on. */
  siteUrl: string;
};

/** A text as the rules see it: every element has a position, and addresses are as they were written. */
export type CheckedText = Source & {
  markdown: MdastRoot;
  /** With raw HTML parsed, as a browser would. */
  html: HastRoot;
  /** What links within the text can lead to. */
  ids: ReadonlySet<string>;
};

/** What is wrong with a text, in any order. */
export type Rule = (text: CheckedText) => Problem[];

const { remarkPlugins, remarkRehypeOptions, rehypePlugins } = buildPlugins({
  locale: 'en',
  idPrefix: '',
  opensNewTabs: false,
  insertCount: 0,
});

/** The site's own chain as far as raw HTML is parsed: what comes after it mends what the rules look for. */
const processor = unified()
  .use(remarkParse)
  .use(remarkPlugins ?? [])
  .use(remarkRehype, { ...remarkRehypeOptions, allowDangerousHtml: true })
  .use(rehypePlugins?.slice(0, rehypePlugins.indexOf(rehypeRaw) + 1) ?? []);

/** Parses a text for the rules. Expects one that lib/content/markdown does not refuse: others may take long. */
export function parseText(given: Source): CheckedText {
  const markdown = processor.parse(given.source);
  const html = processor.runSync(structuredClone(markdown), given.source);
  fillPositions(html);
  return { ...given, markdown, html, ids: listIds(html) };
}

export function getPlace({ position }: Element): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Where a character of a text stands, from its offset. */
export function getPlaceAt(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Whether an element was written as HTML, not as Markdown. */
export function isRawHtml(element: Element, source: string): boolean {
  return source[element.position?.start.offset ?? -1] === '<';
}

/** Links that were found in plain text have no position of their own: they stand where their parent does. */
function fillPositions(node: HastNodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    child.position ??= node.position;
    fillPositions(child);
  }
}

function listIds(html: HastRoot): Set<string> {
  const tree = structuredClone(html);
  rehypeHeadingIds()(tree);
  const ids = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    for (const id of [properties.id, properties.name]) if (typeof id === 'string') ids.add(id);
  });
  return ids;
}
