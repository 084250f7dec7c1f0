export { MarkdownError } from './markdown-error';
export { renderMarkdown, type RenderedMarkdown } from './render-markdown';
