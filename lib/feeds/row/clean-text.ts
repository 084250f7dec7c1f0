import { decodeHTML } from 'entities';

const HIDDEN_BLOCK = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const LINE_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]))\b[^>]*>/gi;
// Only what begins like a tag is one: "under <50 and >20" stays.
const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<\/?[a-z][^>]*>/gi;
const CONTROL = /(?!\n)\p{Cc}|\p{Cs}|\p{Co}/gu;
// Invisible marks that reorder or split what is read. Joiners stay: emoji and some scripts need them.
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Printable ASCII without what begins an entity or a tag, and without what folds: most texts are nothing else. */
const PLAIN = /^(?:[!-%'-;=-~]+(?: [!-%'-;=-~]+)*)?$/;

/**
 * Plain text from a feed's: entities decoded, markup, control and reordering characters removed, white space folded
 * with line breaks kept, cut at `maxLength` characters with an ellipsis. '' where nothing readable is left.
 */
export function cleanText(value: string, maxLength: number): string {
  if (value.length <= maxLength && PLAIN.test(value)) return value;
  const text = decodeHTML(value)
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_BLOCK, ' ')
    .replace(LINE_TAG, '\n')
    .replace(TAG, ' ')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC');
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return limitLength(lines.filter((line) => line !== '').join('\n'), maxLength);
}

/** As `cleanText`, on one line. */
export function cleanLine(value: string, maxLength: number): string {
  return cleanText(value, maxLength).replaceAll('\n', ' ');
}

function limitLength(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}
