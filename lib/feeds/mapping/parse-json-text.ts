import { OptionsError } from '../feed';
import { TextPosition } from '../read/text-position';

/** The value of a short JSON file, a byte order mark allowed. Throws OptionsError that says where it stops being JSON. */
export function parseJsonText(text: string): unknown {
  const content = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(content);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new OptionsError(`It is not JSON: ${message}${describePlace(content, message)}.`);
  }
}

/** Line and column, where the message only counts characters. */
function describePlace(text: string, message: string): string {
  const position = /at position (\d+)(?! \(line)/.exec(message)?.[1];
  if (position === undefined) return '';
  return ` (${new TextPosition().after(text.slice(0, Number(position)))})`;
}
