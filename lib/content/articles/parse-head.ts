import { isMap, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { getNameOffset, getValueOffset } from './locate-field';
import type { Place, Problem } from './problem';

/** The first line of the YAML in its file: the one above is ---. */
const FIRST_LINE = 2;
const TOP: Place = { line: FIRST_LINE - 1, column: 1 };

export type Head = {
  values: Map<string, unknown>;
  /** Where a value stands; one that is missing, where its field does, or where the front matter begins. */
  locate: (path: readonly PropertyKey[]) => Place;
  locateName: (name: PropertyKey | undefined) => Place;
};

/** What YAML's own words mean to somebody who writes articles. */
const PLAIN_WORDS = new Map<string, string>([
  ['BLOCK_AS_IMPLICIT_KEY', 'put quotes around a text that has ": " in it'],
  ['MULTILINE_IMPLICIT_KEY', 'write it as "field: value"'],
  ['TAB_AS_INDENT', 'indent with spaces instead of tabs'],
  ['BAD_SCALAR_START', 'put quotes around a text that begins with a sign such as @, ` or %'],
  ['BAD_ALIAS', 'put quotes around a text that begins with * or &'],
]);

/** Takes the YAML of a front matter and answers its fields, or, with its problems, null. */
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
