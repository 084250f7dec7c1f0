import { FeedError } from './feed';

/** The value of a JSON text, a byte order mark allowed. Throws FeedError that says where it stops being JSON. */
export function parseJson(text: string): unknown {
  const content = text.replace(/^\ufeff/, '');
  if (content.trim() === '') throw new FeedError('The file is empty.');
  try {
    return JSON.parse(content);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    throw new FeedError(`It is not JSON: ${message}${describePlace(content, message)}.`);
  }
}

/** Line and column, where the message only counts characters. */
function describePlace(text: string, message: string): string {
  const position = /at position (\d+)(?! \(line)/.exec(message)?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `, line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
