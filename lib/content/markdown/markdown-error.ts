/** A text that cannot be shown; the message says what is wrong, where, and what to do. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';
}
