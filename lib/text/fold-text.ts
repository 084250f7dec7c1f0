/** Letters that Unicode does not decompose but people type plainly. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
};
const SPECIAL_LETTER = /[ßæœøđðħıłþ]/g;
const NON_ASCII = /[^\0-\x7f]/;

/** Any text in, the same without accents and case out: "Ærø Café" becomes "aero cafe". */
export function foldText(text: string): string {
  if (!NON_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
