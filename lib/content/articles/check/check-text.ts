import { checkReadable } from '../check-readable';
import { sortProblems, type Problem } from '../problem';
import { padBody, type FileParts } from '../split-front-matter';
import { checkAddressSchemes } from './check-address-schemes';
import { checkAltTexts } from './check-alt-texts';
import { checkAnchors } from './check-anchors';
import { checkCodeLanguages } from './check-code-languages';
import { checkDefinitions } from './check-definitions';
import { checkEmptyLinks } from './check-empty-links';
import { checkHeadingLevels } from './check-heading-levels';
import { checkHeadingTexts } from './check-heading-texts';
import { checkOwnLinks } from './check-own-links';
import { parseText, type Rule } from './checked-text';
import type { SiteLookups } from './site-lookups';

const RULES: Rule[] = [
  checkHeadingLevels,
  checkHeadingTexts,
  checkAltTexts,
  checkEmptyLinks,
  checkDefinitions,
  checkCodeLanguages,
  checkAddressSchemes,
  checkAnchors,
];

type Context = { slug: string; siteUrl: string; lookups: SiteLookups };

/** Takes the text of an article and answers what a reader would stumble over, by line. */
export async function checkText(parts: FileParts, { slug, siteUrl, lookups }: Context): Promise<Problem[]> {
  const unreadable = await checkReadable(parts);
  // What the site refuses could take its parser long.
  if (unreadable.length > 0) return unreadable;
  const text = parseText({ source: padBody(parts), slug, siteUrl });
  return sortProblems([...RULES.flatMap((rule) => rule(text)), ...(await checkOwnLinks(text, lookups))]);
}
