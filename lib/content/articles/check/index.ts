import type { Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import { unified } from 'unified';
import { padBody, type FileParts } from '../front-matter';
import { checkReadable } from '../parse-article-file';
import { sortProblems, type Problem } from '../problem';
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
