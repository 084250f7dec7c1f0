export { cleanAddress, cleanSourceSet } from './addresses';
export { MarkdownError } from './check-growth';
export { isFootnoteSection } from './gfm';
export { getHeadingLevel, getHeadingText, rehypeHeadingIds, type Heading } from './headings';
export { buildPlugins } from './plugins';
export { renderHtmlContent } from './render-html-content';
export { DEFAULT_ID_PREFIX, renderMarkdown } from './render-markdown';
