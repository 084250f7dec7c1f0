const MAX_SHOWN_CHARS = 40;

/** A value of a front matter as a message shows it: short, and with quotes where it is text. */
export function formatValue(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAX_SHOWN_CHARS ? `${value.slice(0, MAX_SHOWN_CHARS)}…` : value);
}
