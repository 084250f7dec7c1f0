import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import type { Place, Problem } from './problem';

const FENCE = '---';

/** The first line of the YAML in its file: the one above is ---. */
const FIRST_LINE = 2;
const TOP: Place = { line: FIRST_LINE - 1, column: 1 };

/** What YAML's own words mean to somebody who writes articles. */
const PLAIN_WORDS = new Map<string, string>([
  ['BLOCK_AS_IMPLICIT_KEY', 'put quotes around a text that has ": " in it'],
  ['MULTILINE_IMPLICIT_KEY', 'write it as "field: value"'],
  ['TAB_AS_INDENT', 'indent with spaces instead of tabs'],
  ['BAD_SCALAR_START', 'put quotes around a text that begins with a sign such as @, ` or %'],
  ['BAD_ALIAS', 'put quotes around a text that begins with * or &'],
]);

/** The parts of a Markdown file. Line 2 is the first of `head`; `body` begins in line `bodyLine`. */
export type FileParts = {
  /** YAML between two lines of ---, null where the file does not begin with such. */
  head: string | null;
  body: string;
  bodyLine: number;
};

/** Takes the text of a file, with any line ends and with or without a byte order mark, and returns its parts. */
export function splitFrontMatter(text: string): FileParts {
  // NUL is what a text is never stored with; CommonMark replaces it alike.
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
  const lines = plain.split('\n');
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  if (end < 0) return { head: null, body: plain, bodyLine: 1 };
  return { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/** The body below as many blank lines as the front matter has, so that its lines count as in the file. */
export function padBody({ body, bodyLine }: FileParts): string {
  return '\n'.repeat(bodyLine - 1) + body;
}

/** Whether a file begins as front matter does, ended or not. */
export function beginsWithFence(text: string): boolean {
  return /^\uFEFF?---[ \t]*(?:\r|\n|$)/.test(text);
}

function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === FENCE;
}

export type Head = {
  values: Map<string, unknown>;
  /** Where a value stands; one that is missing, where its field does, or where the front matter begins. */
  locate: (path: readonly PropertyKey[]) => Place;
  locateName: (name: PropertyKey | undefined) => Place;
};

/** Takes the YAML of a front matter and returns its fields, or, with its problems, null. */
export function parseHead(yaml: string): { head: Head | null; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const toPlace = (offset: number | null): Place | null => {
    if (offset === null) return null;
    const { line, col } = lines.linePos(offset);
    return { line: line + FIRST_LINE - 1, column: col };
  };
  const problems = listProblems(document).map(({ offset, message }) => ({
    ...(toPlace(offset) ?? TOP),
    message,
  }));
  if (problems.length > 0) return { head: null, problems };
  const locateName: Head['locateName'] = (name) => toPlace(getNameOffset(document, name)) ?? TOP;
  const locate: Head['locate'] = (path) => toPlace(getValueOffset(document, path)) ?? locateName(path[0]);
  return { head: { values: toValues(document), locate, locateName }, problems };
}

function toValues(document: Document): Map<string, unknown> {
  const values: unknown = document.toJS({ mapAsMap: true });
  const entries = values instanceof Map ? [...values] : [];
  return new Map(entries.map(([key, value]) => [String(key), value]));
}

type Found = { offset: number; message: string };

function listProblems(document: Document): Found[] {
  const found: Found[] = [...document.errors, ...document.warnings].map((error) => ({
    offset: error.pos[0],
    message: describeError(error),
  }));
  visit(document, {
    Alias(_, { range }) {
      const message = 'A value that begins with * is taken for a reference: put it in quotes.';
      found.push({ offset: range?.[0] ?? 0, message });
    },
  });
  if (document.contents !== null && !isMap(document.contents) && found.length === 0) {
    const message = 'The front matter must be lines of "field: value", for example title: My article';
    found.push({ offset: 0, message });
  }
  return found;
}

function describeError({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This field stands here a second time: keep one of the two.';
  const remedy = PLAIN_WORDS.get(code);
  return remedy === undefined
    ? `This is no YAML: ${message.split('\n')[0]}.`
    : `This line cannot be read: ${remedy}.`;
}

/** Where in its YAML a value begins, as an offset; null where there is none. */
function getValueOffset(document: Document, path: readonly PropertyKey[]): number | null {
  const node: unknown = path.length === 0 ? null : document.getIn(path, true);
  if (!isNode(node) || (isScalar(node) && node.value === null)) return null;
  return node.range?.[0] ?? null;
}

/** Where in its YAML the name of a field begins, as an offset; null where there is no such field. */
function getNameOffset({ contents }: Document, name: PropertyKey | undefined): number | null {
  if (!isMap(contents)) return null;
  const keys = contents.items.map((pair) => pair.key);
  const key = keys.find((node) => isScalar(node) && String(node.value) === name);
  return isScalar(key) ? (key.range?.[0] ?? null) : null;
}
