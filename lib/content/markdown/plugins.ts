import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { getTranslator, type Locale } from '@/lib/i18n';
import { rehypeAddresses, rehypeLinks } from './addresses';
import { remarkAutolinks } from './autolinks';
import { rehypeCodeLines, rehypeColours } from './code';
import { rehypeGfmClasses, rehypeTaskNames } from './gfm';
import {
  rehypeBelowTitle,
  rehypeCollectHeadings,
  rehypeHeadingIds,
  rehypeLead,
  type Heading,
} from './headings';
import { rehypeInserts } from './inserts';
import { rehypeMedia, rehypeTables } from './media-and-tables';
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
