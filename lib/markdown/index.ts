export { MarkdownError } from './markdown-error';
export { renderMarkdown } from './render-markdown';
