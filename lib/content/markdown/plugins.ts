import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { getTranslator, type Locale } from '@/lib/i18n';
import { rehypeAddresses, rehypeLinks } from './addresses';
import { remarkAutolinks } from './autolinks';
import { rehypeGfmClasses, rehypeTaskNames } from './gfm';
import {
  rehypeBelowTitle,
  rehypeCollectHeadings,
  rehypeHeadingIds,
  rehypeLead,
  type Heading,
} from './headings';
import { rehypeInserts } from './inserts';
import { rehypeDepth, rehypeDisallowedHtml } from './raw-html';
import { buildSchema } from './schema';

export type PluginOptions = {
  locale: Locale;
  idPrefix: string;
  opensNewTabs: boolean;
  insertCount: number;
  isBelowTitle?: boolean;
  /** Called with the text's headings, once. */
  onHeadings?: (headings: Heading[]) => void;
  /** Called with the words of its first paragraph; not called where it has none. */
  onLead?: (lead: string) => void;
};

export type MdxOptions = NonNullable<NonNullable<MDXRemoteProps['options']>['mdxOptions']>;

/** The one chain that turns Markdown into what a reader's browser gets. Its order is its safety. */
export function buildPlugins(options: PluginOptions): MdxOptions {
  const { locale, idPrefix, opensNewTabs, insertCount, isBelowTitle = false, onHeadings, onLead } = options;
  const t = getTranslator(locale);
  return {
    // Plain Markdown: braces, imports and exports stay text.
    format: 'md',
    // Alignment stays an attribute: a style would need a looser content policy.
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkGfm, remarkAutolinks],
    remarkRehypeOptions: {
      // The sanitiser puts the one prefix before ids.
      clobberPrefix: '',
      footnoteLabel: t('article.footnotes.title'),
      // As on GitHub, where a note has several marks: "Back to reference 1-2".
      footnoteBackLabel: (index: number, mark: number) =>
        t('article.footnotes.back', { number: index + 1 }) + (mark > 1 ? `-${mark}` : ''),
    },
    rehypePlugins: [
      rehypeDisallowedHtml,
      rehypeCodeLines,
      rehypeRaw,
      rehypeDepth,
      rehypeAddresses,
      rehypeHeadingIds,
      [rehypeSanitize, buildSchema(idPrefix)],
      // From here on nothing foreign is added, so classes and attributes are ours.
      [rehypeCollectHeadings, { onHeadings }],
      [rehypeBelowTitle, { isBelowTitle }],
      [rehypeLead, { onLead }],
      rehypeGfmClasses,
      rehypeTaskNames,
      rehypeMedia,
      [rehypeTables, { label: t('article.table') }],
      [rehypeLinks, { idPrefix, opensNewTabs }],
      [rehypeInserts, { count: insertCount }],
      rehypeColours,
    ],
  };
}

/** Lets pictures load when they come near, and leaves out empty sources: browsers would load the page for them. */
function rehypeMedia() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (properties.src === '') delete properties.src;
      if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
    });
  };
}

/** Puts every table into a box that scrolls sideways, also by keyboard, so that the page itself never does. */
function rehypeTables({ label }: { label: string }) {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element, index, parent) => {
      if (index === undefined || !parent) return;
      const properties = { role: 'group', ariaLabel: label, tabIndex: 0 };
      const { position } = table;
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table], position };
      return SKIP;
    });
  };
}

/** Longest code that gets colours. Those of 99,000 characters of C++ took 33 s; their time grows with the square. */
const MAX_COLOURED_LENGTH = 5_000;

/**
 * Keeps the empty line that a block of code begins with. The HTML parser takes a line end right after <pre> for none of
 * the text and, fed with the tags one by one, also one after the <code> within: it gets one more to take.
 */
function rehypeCodeLines() {
  return (tree: Root) => {
    visit(tree, { tagName: 'pre' }, (block: Element) => {
      const code = block.children[0];
      if (code?.type !== 'element') return;
      const text = code.children[0];
      if (text?.type === 'text' && text.value.startsWith('\n')) text.value = `\n${text.value}`;
    });
  };
}

type Highlight = ReturnType<typeof rehypeHighlight>;

/** Colours blocks of code whose language is named and known; others, and very long ones, stay as they are. */
function rehypeColours() {
  const highlight: Highlight = rehypeHighlight();
  return (tree: Root, file: Parameters<Highlight>[1]) => {
    visit(tree, { tagName: 'pre' }, (block: Element) => {
      if (toText(block, { whitespace: 'pre' }).length > MAX_COLOURED_LENGTH) return;
      highlight({ type: 'root', children: [block] }, file);
    });
  };
}
