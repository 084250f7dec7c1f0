/**
 * Every text in a value, in order, however the feed nests its lists: `["home"]`, `{ category: ["home"] }` and "home"
 * all give "home". Attributes of XML elements ("@id") are none.
 */
export function listTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => (name.startsWith('@') ? [] : listTexts(part)));
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? [] : [text];
}
