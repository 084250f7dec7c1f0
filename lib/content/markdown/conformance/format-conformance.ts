import { listUnexplained, type CheckedExample } from './check-examples';

/** The lines that tell how far the site renders a specification's examples as it says: differences, sections, total. */
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
