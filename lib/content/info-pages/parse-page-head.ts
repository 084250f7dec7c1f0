import { z } from 'zod';
import {
  formatValue,
  beginsWithFence,
  parseHead,
  splitFrontMatter,
  formatNearest,
  type Problem,
  type Head,
} from '../articles';

type PageHead = { title: string; subtitle: string | null };
type Parsed = { head: PageHead | null; problems: Problem[] };
type Issue = z.core.$ZodIssue;

const FIELDS = ['title', 'subtitle'];
const START = { line: 1, column: 1 };

const schema = z.strictObject({
  title: z.string().trim().min(1),
  subtitle: z.string().trim().min(1).nullable().default(null),
});

/** Takes the text of a page's file and returns title and subtitle of its front matter, or, with its problems, null. */
export function parsePageHead(text: string): Parsed {
  const { head: yaml } = splitFrontMatter(text);
  if (yaml === null) return { head: null, problems: [{ ...START, message: describeMissing(text) }] };
  const { head, problems } = parseHead(yaml);
  return head === null ? { head, problems } : checkFields(head);
}

function checkFields(head: Head): Parsed {
  const parsed = schema.safeParse(Object.fromEntries(head.values));
  if (parsed.success) return { head: parsed.data, problems: [] };
  return { head: null, problems: parsed.error.issues.flatMap((issue) => describeIssue(issue, head)) };
}

function describeIssue(issue: Issue, { values, locate, locateName }: Head): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...locateName(key),
      message: `${key} is no field of a page; they are ${FIELDS.join(' and ')}.${formatNearest(key, FIELDS)}`,
    }));
  }
  const name = String(issue.path[0]);
  return [{ ...locate(issue.path), message: describeValue(name, values) }];
}

function describeValue(name: string, values: Map<string, unknown>): string {
  if (!values.has(name)) return `${name} is missing, but takes a line of text.`;
  const value = values.get(name);
  const remedy = typeof value === 'number' || typeof value === 'boolean' ? ': put it in quotes' : '';
  return `${name} is ${formatValue(value)}, but takes a line of text${remedy}.`;
}

function describeMissing(text: string): string {
  return beginsWithFence(text)
    ? 'The front matter that begins here has no end: close it with a line of ---.'
    : 'The front matter is missing: begin with a line of ---, a line such as title: About us, and a line of ---.';
}
