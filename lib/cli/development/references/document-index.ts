import path from 'node:path';
import type { SourceFile } from './source-text';

/** What can be cited of a document: numbers of sections and rules ("4", "4.6"), and the fragments of its headings. */
export type DocumentIndex = { numbers: ReadonlySet<string>; fragments: ReadonlySet<string> };

/** What a citation can lead to. */
export type Repository = {
  /** Every file and every folder, from the root. */
  paths: ReadonlySet<string>;
  /** The names of the files alone. */
  names: ReadonlySet<string>;
  documents: ReadonlyMap<string, DocumentIndex>;
};

/** Pages for readers, which cite and link; other Markdown is content. */
export const DOCUMENT = /^(?:docs\/|\.github\/)?[^/]+\.md$/;
const FENCED = /^ *(```|~~~)[\s\S]*?^ *\1/gm;
const HEADING = /^#{1,6}\s+(.+?)\s*#*$/gm;
const NUMBERED_HEADING = /^(\d+(?:\.\d+)*)\.?\s/;
/** A rule begins with its number in bold, in a list or in a table: "- **4.6** …". */
const NUMBERED_RULE = /^(?:- |\| )\*\*(\d+(?:\.\d+)+)\*\*/gm;
/** The items of a section called "Rules": "5. **Imports flow one way**". Cited as "rule 5". */
const RULES_SECTION = /^#{1,6}\s+(?:[\d.]+\s+)?Rules\s*$([\s\S]*?)(?=^#{1,6}\s)/m;
const ORDERED_ITEM = /^(\d+)\. /gm;

/** Takes the files that are read, and the paths of all files of the repository from its root. */
export function describeRepository(files: SourceFile[], paths: string[]): Repository {
  const folders = paths.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index).join('/'));
  });
  return {
    paths: new Set([...paths, ...folders]),
    names: new Set(paths.map((file) => path.posix.basename(file))),
    documents: new Map(
      files.filter((file) => DOCUMENT.test(file.path)).map((file) => [file.path, indexDocument(file)]),
    ),
  };
}

/** Reads a Markdown document. The numbers of its "Rules" section stand as "rule 5". */
function indexDocument({ text }: SourceFile): DocumentIndex {
  const prose = withoutFences(text);
  const headings = [...prose.matchAll(HEADING)].map(([, heading = '']) => heading);
  const rules = RULES_SECTION.exec(prose)?.[1] ?? '';
  return {
    numbers: new Set([
      ...headings.flatMap((heading) => NUMBERED_HEADING.exec(heading)?.[1] ?? []),
      ...[...prose.matchAll(NUMBERED_RULE)].map(([, number = '']) => number),
      ...[...rules.matchAll(ORDERED_ITEM)].map(([, number = '']) => `rule ${number}`),
    ]),
    fragments: new Set(listFragments(headings)),
  };
}

/** The same text with blanks in place of its fenced code, so that offsets stay. */
export function withoutFences(text: string): string {
  return text.replace(FENCED, (fence) => fence.replace(/[^\n]/g, ' '));
}

/** As GitHub makes them: lower case, punctuation gone, blanks to dashes, a number behind what is there already. */
function listFragments(headings: string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const repeats = seen.get(slug) ?? 0;
    seen.set(slug, repeats + 1);
    return repeats === 0 ? slug : `${slug}-${repeats}`;
  });
}
