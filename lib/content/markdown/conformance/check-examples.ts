import { compareExample, type Comparison } from './compare-example';
import type { Example } from './example';
import { EXPLAINED_DIFFERENCES } from './explained-differences';
import { buildFingerprint } from './fingerprint';

export type CheckedExample = Example &
  Comparison & {
    fingerprint: string;
    /** Why it differs, where that is known and meant. */
    reason: string | null;
  };

const REASONS = new Map(EXPLAINED_DIFFERENCES.map(({ fingerprint, reason }) => [fingerprint, reason]));

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
