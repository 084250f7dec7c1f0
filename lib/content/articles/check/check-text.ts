import { padBody, type FileParts } from '../front-matter';
import { checkReadable } from '../parse-article-file';
import { sortProblems, type Problem } from '../problem';
import { checkCodeLanguages } from './check-code-languages';
import { checkHeadingLevels, checkHeadingTexts } from './check-headings';
import {
  checkAddressSchemes,
  checkAltTexts,
  checkDefinitions,
  checkEmptyLinks,
} from './check-links-and-pictures';
import { checkAnchors, checkOwnLinks } from './check-own-links';
import { parseText, type Rule } from './checked-text';
import type { SiteLookups } from './describe-missing';

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

/** Takes the text of an article and returns what a reader would stumble over, by line. */
export async function checkText(parts: FileParts, { slug, siteUrl, lookups }: Context): Promise<Problem[]> {
  const unreadable = await checkReadable(parts);
  // What the site refuses could take its parser long.
  if (unreadable.length > 0) return unreadable;
  const text = parseText({ source: padBody(parts), slug, siteUrl });
  return sortProblems([...RULES.flatMap((rule) => rule(text)), ...(await checkOwnLinks(text, lookups))]);
}
