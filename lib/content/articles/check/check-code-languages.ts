import type { Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import { unified } from 'unified';
import type { Problem } from '../problem';
import type { Rule } from './checked-text';

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
