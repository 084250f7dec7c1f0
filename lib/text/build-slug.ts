import { foldText } from './fold-text';

const MAX_SLUG_LENGTH = 60;

/** The address form of a name: a to z, digits and single dashes, at most 60; '' where the name has no such letter. */
export function buildSlug(name: string): string {
  return foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
