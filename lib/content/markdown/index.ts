export { cleanAddress, cleanSourceSet } from './addresses';
export { MarkdownError } from './check-limits';
export { isFootnoteSection } from './gfm';
export { getHeadingLevel, getHeadingText, rehypeHeadingIds, type Heading } from './headings';
export { buildPlugins } from './plugins';
export { DEFAULT_ID_PREFIX, renderHtmlContent, renderMarkdown } from './render-markdown';
