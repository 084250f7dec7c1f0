import anyAscii from 'any-ascii';
import { foldText } from './fold-text';

const MAX_SLUG_LENGTH = 60;
/** Letters and marks of all scripts but the Latin one, which `foldText` knows better; signs and emoji are none. */
const OTHER_SCRIPT = /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]+/gu;
const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The address form of a name in any script: a to z, digits and single dashes, at most 60; '' where the name has no letter
 * and no digit. "Кофемания" becomes "kofemaniya".
 */
export function buildSlug(name: string): string {
  if (!NOT_ASCII.test(name)) return buildLatinSlug(name);
  const latin = name.normalize('NFC').replace(OTHER_SCRIPT, toAscii);
  // What is left are Latin letters that nothing decomposes: "ə".
  return buildLatinSlug(foldText(latin).replace(/\p{L}+/gu, toAscii));
}

/** As `buildSlug`, without letters of other scripts: catalogues know shops without an id by this form of their names. */
export function buildLatinSlug(name: string): string {
  return foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** Without the signs that stand for letters Latin does not have. */
function toAscii(text: string): string {
  return anyAscii(text).replace(/[`'@]/g, '');
}
