import { MarkdownError, renderMarkdown } from '../markdown';
import type { Problem } from './problem';
import { padBody, type FileParts } from './split-front-matter';

/** Where such an error tells its place: "The text from line 12 on …". */
const LINE = /\bline (\d+)/;

/** The problem of a text that lib/content/markdown refuses, because it is too long, too dense or nested too deep; else none. */
export async function checkReadable(parts: FileParts): Promise<Problem[]> {
  try {
    await renderMarkdown(padBody(parts), { locale: 'en' });
    return [];
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const line = Number(LINE.exec(error.message)?.[1] ?? parts.bodyLine);
    return [{ line, column: 1, message: error.message }];
  }
}
