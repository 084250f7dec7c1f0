import { RowError } from '../feed';

/** The text of a field. Throws RowError with the field's name if it was not told. */
export function requireText(text: string | undefined, field: string): string {
  if (text === undefined) throw new RowError(`${field} is missing`);
  return text;
}
