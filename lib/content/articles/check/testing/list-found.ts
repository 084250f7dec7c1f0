import { parseText, type CheckedText, type Rule } from '../checked-text';

export const SITE_URL = 'https://site.example';

/** A text as the rules see it, of the article "this-one". */
export function buildText(source: string): CheckedText {
  return parseText({ source, slug: 'this-one', siteUrl: SITE_URL });
}

/** What a rule says of a text, as "line:column message". */
export function listFound(rule: Rule, source: string): string[] {
  return rule(buildText(source)).map(({ line, column, message }) => `${line}:${column} ${message}`);
}
