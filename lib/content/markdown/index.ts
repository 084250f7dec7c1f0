export { MarkdownError } from './markdown-error';
export type { Heading } from './rehype-collect-headings';
export { renderHtmlContent } from './render-html-content';
export { renderMarkdown } from './render-markdown';
