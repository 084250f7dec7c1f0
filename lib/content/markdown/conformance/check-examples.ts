import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderHtmlContent, renderMarkdown } from '../render-markdown';
import { EXPLAINED_DIFFERENCES } from './explained-differences';
import type { Example } from './parse-examples';

const REASONS = new Map(EXPLAINED_DIFFERENCES.map(({ fingerprint, reason }) => [fingerprint, reason]));

/** What specifications write where any HTML will do. */
const ANY_HTML = '<IGNORE>';

const TOKEN = /<[^>]*>|[^<]+/g;
const TAG = /^<\/?([a-z][a-z0-9-]*)/;
const ATTRIBUTE = / ([^\s=>]+="[^"]*")/g;
/** White space beside these is seen by nobody. The list is that of the specifications' own comparison. */
const BLOCKS = new Set([
  ...['article', 'header', 'aside', 'hgroup', 'blockquote', 'hr', 'iframe', 'body', 'li', 'map', 'button'],
  ...['object', 'canvas', 'ol', 'caption', 'output', 'col', 'p', 'colgroup', 'pre', 'dd', 'progress', 'div'],
  ...['section', 'dl', 'table', 'td', 'dt', 'tbody', 'embed', 'textarea', 'fieldset', 'tfoot', 'figcaption'],
  ...['th', 'figure', 'thead', 'footer', 'tr', 'form', 'ul', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'video'],
  ...['script', 'style'],
]);

const FINGERPRINT_LENGTH = 12;

export type CheckedExample = Example &
  Comparison & {
    fingerprint: string;
    /** Why it differs, where that is known and meant. */
    reason: string | null;
  };

/** Compares the examples of a specification one after the other. Throws MarkdownError as renderMarkdown does. */
export async function checkExamples(examples: Example[]): Promise<CheckedExample[]> {
  const checked: CheckedExample[] = [];
  for (const example of examples) {
    const fingerprint = buildFingerprint(example.markdown);
    const reason = REASONS.get(fingerprint) ?? null;
    checked.push({ ...example, ...(await compareExample(example)), fingerprint, reason });
  }
  return checked;
}

/** Those of the checked examples that differ for no known reason. */
export function listUnexplained(examples: CheckedExample[]): CheckedExample[] {
  return examples.filter(({ isSame, reason }) => !isSame && reason === null);
}

type Comparison = { expected: string; actual: string; isSame: boolean };

/**
 * Renders an example's Markdown and its HTML and says whether readers get the same. Both go through the same sanitiser
 * and the same rules after it, so that only what Markdown means is compared. Throws MarkdownError as renderMarkdown
 * does.
 */
export async function compareExample({ markdown, html }: Example): Promise<Comparison> {
  const [ours, theirs] = await Promise.all([
    renderMarkdown(markdown, { locale: 'en' }),
    renderHtmlContent(html.trimEnd(), { locale: 'en' }),
  ]);
  const actual = normalizeHtml(renderToStaticMarkup(ours.body));
  const expected = normalizeHtml(renderToStaticMarkup(theirs.body));
  return { expected, actual, isSame: actual === expected || html.trim() === ANY_HTML };
}

/**
 * Takes HTML as React writes it (values quoted, brackets within them escaped) and returns it in the one form in which
 * the specifications compare theirs: attributes in order, white space outside of <pre> as a reader sees it.
 */
function normalizeHtml(html: string): string {
  let result = '';
  let isPreformatted = false;
  let isAfterBlock = true;
  for (const token of html.match(TOKEN) ?? []) {
    const name = TAG.exec(token)?.[1];
    if (name === undefined) {
      result += isPreformatted ? token : collapse(token, isAfterBlock);
      isAfterBlock = false;
      continue;
    }
    isAfterBlock = BLOCKS.has(name);
    if (isAfterBlock && !isPreformatted) result = result.trimEnd();
    if (name === 'pre') isPreformatted = !token.startsWith('</');
    if (name === 'br') isAfterBlock = true;
    result += sortAttributes(token);
  }
  return result.trim();
}

function collapse(text: string, isAtStart: boolean): string {
  const collapsed = text.replace(/\s+/g, ' ');
  return isAtStart ? collapsed.trimStart() : collapsed;
}

function sortAttributes(tag: string): string {
  const attributes = [...tag.matchAll(ATTRIBUTE)].map(([attribute]) => attribute).sort();
  if (attributes.length < 2) return tag;
  return tag.replace(/ .*?(\/?>)$/s, (_, end: string) => attributes.join('') + end);
}

/** A short name for an example's Markdown, by which lists know it without repeating it. */
function buildFingerprint(markdown: string): string {
  return createHash('sha256').update(markdown.trimEnd()).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/** The report on how far the site renders a specification's examples as it says: differences, sections, total. */
export function formatConformance(name: string, examples: CheckedExample[]): string {
  const explained = examples.filter(({ isSame, reason }) => !isSame && reason !== null);
  return [
    ...listUnexplained(examples).map(formatDifference),
    ...explained.map(({ number, section, reason }) => `Explained: ${number}, ${section}. ${reason}`),
    ...listSections(examples).map((section) => `  ${formatShare(section.examples)}  ${section.name}`),
    `${formatShare(examples)}  ${name}`,
  ].join('\n');
}

function formatDifference({
  number,
  section,
  fingerprint,
  markdown,
  expected,
  actual,
}: CheckedExample): string {
  const lines = [`Different: ${number}, ${section} (${fingerprint})`, markdown.trimEnd()];
  return [...lines, `expected  ${expected}`, `rendered  ${actual}`, ''].join('\n');
}

function listSections(examples: CheckedExample[]) {
  const sections = new Map<string, CheckedExample[]>();
  for (const example of examples) {
    sections.set(example.section, [...(sections.get(example.section) ?? []), example]);
  }
  return [...sections].map(([name, members]) => ({ name, examples: members }));
}

/** Rounded down, so that 100 % is never said of less. */
function formatShare(examples: CheckedExample[]): string {
  const same = examples.filter(({ isSame }) => isSame).length;
  const share = (Math.floor((same / examples.length) * 10_000) / 100).toFixed(2).padStart(6);
  return `${share} %  ${same} of ${examples.length}`;
}
