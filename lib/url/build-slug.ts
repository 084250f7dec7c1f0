const MAX_SLUG_LENGTH = 60;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const FOLDED_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** The address form of a name: a to z, digits and single dashes, at most 60; '' where the name has no such letter. */
export function buildSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøđðþłı]/g, (letter) => FOLDED_LETTERS[letter] ?? '')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
