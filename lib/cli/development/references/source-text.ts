import ts from 'typescript';

/** A file of the repository: its path from the root, with slashes, and its whole text. */
export type SourceFile = { path: string; text: string };
/** A piece of a file and the offset at which it begins. */
export type Piece = { text: string; start: number };
/** What is wrong where, in one line; lines count from 1. */
export type Finding = { path: string; line: number; message: string };

const SCRIPT = /\.(?:ts|tsx|js|mjs|cjs)$/;
const STYLE = /\.(?:scss|css)$/;
const HASH_COMMENTED = /\.(?:ya?ml|sh)$|^\.env\.example$|^\.ci\/run$/;
/** A comment of a style sheet; a string and an address come first, so that none begins in them. */
const STYLE_COMMENT = /"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|(\/\*[\s\S]*?\*\/|\/\/.*)/g;
const NEXT_LINE = /^[ \t]*\n[ \t]*$/;
const HASH_COMMENT = /(?:^|\s)(#.*)$/gm;
const QUERY = /\.sql$/;
const QUERY_COMMENT = /^\s*(--(?!>).*)$/gm;

/**
 * The comments of a script, a style sheet, a query, a shell script or a YAML file; none for any other file. Those of
 * following lines are one.
 */
export function listComments({ path, text }: SourceFile): Piece[] {
  if (SCRIPT.test(path)) return joinLines(text, listScriptParts(path, text).comments);
  if (STYLE.test(path)) return joinLines(text, matchPieces(text, STYLE_COMMENT));
  if (QUERY.test(path)) return joinLines(text, matchPieces(text, QUERY_COMMENT));
  return HASH_COMMENTED.test(path) ? joinLines(text, matchPieces(text, HASH_COMMENT)) : [];
}

/** The identifiers of a script, private ones without their `#`; none for any other file. */
export function listIdentifiers({ path, text }: SourceFile): Piece[] {
  return SCRIPT.test(path) ? listScriptParts(path, text).identifiers : [];
}

/** The texts of a script: its strings, the pieces of its templates and the text of its elements; none for any other file. */
export function listTexts({ path, text }: SourceFile): Piece[] {
  return SCRIPT.test(path) ? listScriptParts(path, text).texts : [];
}

/** The pieces of a script's queries, which are templates tagged `sql`; none for any other file. */
export function listQueries({ path, text }: SourceFile): Piece[] {
  return SCRIPT.test(path) ? listScriptParts(path, text).queries : [];
}

export function isScript(path: string): boolean {
  return SCRIPT.test(path);
}

/** The line, from 1, on which an offset of a text lies. */
export function getLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** What `toFinding` makes of each match, without those that are null; `start` is the offset in the file. */
export function matchAll(
  piece: Piece,
  pattern: RegExp,
  toFinding: (match: RegExpExecArray, start: number) => Piece | null,
): Piece[] {
  return [...piece.text.matchAll(pattern)].flatMap(
    (match) => toFinding(match, piece.start + match.index) ?? [],
  );
}

/** A text of the same length and lines without words. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function joinLines(text: string, pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const end = last === undefined ? 0 : last.start + last.text.length;
    if (last !== undefined && NEXT_LINE.test(text.slice(end, piece.start))) {
      last.text = text.slice(last.start, piece.start + piece.text.length);
    } else {
      joined.push({ ...piece });
    }
  }
  return joined;
}

function matchPieces(text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    match[1] === undefined ? [] : [{ text: match[1], start: match.index + match[0].indexOf(match[1]) }],
  );
}

type ScriptParts = { comments: Piece[]; identifiers: Piece[]; texts: Piece[]; queries: Piece[] };

function listScriptParts(path: string, text: string): ScriptParts {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, pickKind(path));
  const comments = new Map<number, Piece>();
  const identifiers: Piece[] = [];
  const texts: Piece[] = [];
  const queries: Piece[] = [];

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      identifiers.push({ text: node.text.replace(/^#/, ''), start: node.getStart(file) });
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    ) {
      texts.push({ text: node.text, start: node.getStart(file) });
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') {
      const { template } = node;
      const literals = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template];
      for (const literal of literals)
        queries.push({ text: literal.getText(file), start: literal.getStart(file) });
    }
    const children = node.getChildren(file);
    // Only a token has text of its own around it; in JSX text, two slashes are no comment.
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ];
      for (const { pos, end } of ranges) {
        comments.set(pos, { text: text.slice(pos, end), start: pos });
      }
    }
    children.forEach(visit);
  }

  visit(file);
  return { comments: [...comments.values()].sort((a, b) => a.start - b.start), identifiers, texts, queries };
}

function pickKind(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JSX;
}
