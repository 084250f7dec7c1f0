import type { Example } from './example';
import { parseSpecJson } from './parse-spec-json';
import { parseSpecText } from './parse-spec-text';

/** Reads the examples of a specification, text or JSON. Throws Error on a file that has none or cannot be read. */
export function parseExamples(content: string): Example[] {
  const examples = content.trimStart().startsWith('[') ? parseSpecJson(content) : parseSpecText(content);
  if (examples.length === 0) throw new Error('It has no examples.');
  return examples;
}
