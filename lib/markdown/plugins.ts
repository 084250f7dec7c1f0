import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { getTranslator, type Locale } from '../i18n';
import { rehypeAddresses } from './rehype-addresses';
import { rehypeDepth } from './rehype-depth';
import { rehypeHeadingIds } from './rehype-heading-ids';
import { rehypeInserts } from './rehype-inserts';
import { rehypeLinks } from './rehype-links';
import { rehypeMedia } from './rehype-media';
import { rehypeTables } from './rehype-tables';
import { rehypeTaskNames } from './rehype-task-names';
import { buildSchema } from './schema';

export type PluginOptions = { locale: Locale; idPrefix: string; opensNewTabs: boolean; insertCount: number };

type MdxOptions = NonNullable<NonNullable<MDXRemoteProps['options']>['mdxOptions']>;

/** The one chain that turns Markdown into what a reader's browser gets. Its order is its safety. */
export function buildPlugins({ locale, idPrefix, opensNewTabs, insertCount }: PluginOptions): MdxOptions {
  const t = getTranslator(locale);
  return {
    // Plain Markdown: braces, imports and exports stay text.
    format: 'md',
    // Alignment stays an attribute: a style would need a looser content policy.
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: {
      // The sanitiser puts the one prefix before ids.
      clobberPrefix: '',
      footnoteLabel: t('article.footnotes.title'),
      footnoteBackLabel: (index: number) => t('article.footnotes.back', { number: index + 1 }),
    },
    rehypePlugins: [
      rehypeRaw,
      rehypeDepth,
      rehypeAddresses,
      rehypeHeadingIds,
      [rehypeSanitize, buildSchema(idPrefix)],
      // From here on nothing foreign is added, so classes and attributes are ours.
      rehypeTaskNames,
      rehypeMedia,
      [rehypeTables, { label: t('article.table') }],
      [rehypeLinks, { idPrefix, opensNewTabs }],
      [rehypeInserts, { count: insertCount }],
      rehypeHighlight,
    ],
  };
}
