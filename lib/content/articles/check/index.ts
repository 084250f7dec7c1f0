import type { Element, Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { getHeadingLevel, getHeadingText, isFootnoteSection } from '../../markdown';
import { padBody, type FileParts } from '../front-matter';
import { checkReadable } from '../parse-article-file';
import { sortProblems, type Problem } from '../problem';
import {
  checkAddressSchemes,
  checkAltTexts,
  checkDefinitions,
  checkEmptyLinks,
} from './check-links-and-pictures';
import { checkAnchors, checkOwnLinks } from './check-own-links';
import { getPlace, parseText, type Rule } from './checked-text';
import type { SiteLookups } from './describe-missing';

/** What the highlighter calls a language that it does not know. */
const UNKNOWN_LANGUAGE = 'missing-language';
const LANGUAGE = /`([^`]*)`/;

/** Code in a language that the site's highlighter does not know; code without a language is fine. */
export const checkCodeLanguages: Rule = ({ html }) => {
  const problems: Problem[] = [];
  unified()
    .use(rehypeHighlight)
    .use(() => (_tree: Root, { messages }) => {
      for (const { ruleId, reason, line = 1, column = 1 } of messages) {
        if (ruleId !== UNKNOWN_LANGUAGE) continue;
        problems.push({ line, column, message: describe(LANGUAGE.exec(reason)?.[1] ?? '') });
      }
    })
    .runSync(structuredClone(html));
  return problems;
};

function describe(language: string): string {
  return `The code language "${language}" is not known, so nothing is coloured: correct it, or leave it out.`;
}

const HIGHEST_FIRST_LEVEL = 2;

/** Headings that skip a level, as from 2 to 4; the first may be of level 1 or 2. */
export const checkHeadingLevels: Rule = ({ html }) => {
  let deepest = HIGHEST_FIRST_LEVEL;
  return listHeadings(html).flatMap(({ element, level }, index) => {
    const isSkip = level > deepest;
    const message =
      index === 0
        ? `The first heading is of level ${level}: begin with level 1 or 2.`
        : `This heading goes from level ${deepest - 1} to ${level}: make it level ${deepest}, or put one of level ${deepest} above it.`;
    deepest = level + 1;
    return isSkip ? { ...getPlace(element), message } : [];
  });
};

/** Headings without a text; and, as warnings, those whose text an earlier one has: a list of contents shows both. */
export const checkHeadingTexts: Rule = ({ html }) => {
  const lines = new Map<string, number>();
  return listHeadings(html).flatMap(({ element, text }) => {
    const place = getPlace(element);
    if (text === '')
      return { ...place, message: 'This heading has no text: write one, or take the heading out.' };
    const earlier = lines.get(text);
    if (earlier === undefined) {
      lines.set(text, place.line);
      return [];
    }
    const message = `The heading of line ${earlier} has the same text: readers cannot tell them apart.`;
    return { ...place, message, isWarning: true };
  });
};

type Heading = { element: Element; level: number; text: string };

/** The headings of a text in their order, those of raw HTML too. The one above footnotes is no author's. */
function listHeadings(html: Root): Heading[] {
  const headings: Heading[] = [];
  visit(html, 'element', (element) => {
    if (isFootnoteSection(element)) return SKIP;
    const level = getHeadingLevel(element);
    if (level !== null) headings.push({ element, level, text: getHeadingText(element) });
  });
  return headings;
}

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

export type { CatalogueLookups } from './describe-missing';
