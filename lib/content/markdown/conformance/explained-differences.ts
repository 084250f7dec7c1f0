/** A known difference from a specification's example, and why the site keeps it. */
type ExplainedDifference = {
  /** Where the example stands, for people. */
  example: string;
  /** Of its Markdown (check-examples.ts): the same in every version, and no copy of the specification's text. */
  fingerprint: string;
  reason: string;
};

const BARE_ADDRESS =
  'CommonMark alone leaves a bare address text; GFM 0.29, "Autolinks (extension)", makes it a link, and the site has that on.';
const NEWER_COMMENTS =
  'CommonMark 0.31 follows the HTML standard, where this is a comment; GFM 0.29 stands on CommonMark 0.29, where it was text.';
const NESTED_STRONG =
  'cmark-gfm of 2023 and later flattens strong text within strong text; CommonMark 0.31 and GFM 0.29 as published in 2019 nest it, and so does the site.';
const FOOTNOTE_FORM =
  "Footnotes are in no specification: the notes, numbers and links are those of cmark-gfm; ids, labels and the heading above them are the site's own.";

export const EXPLAINED_DIFFERENCES: readonly ExplainedDifference[] = [
  { example: 'CommonMark 0.31, 608', fingerprint: '403054f4f231', reason: BARE_ADDRESS },
  { example: 'CommonMark 0.31, 611', fingerprint: '100680ad546c', reason: BARE_ADDRESS },
  { example: 'CommonMark 0.31, 612; GFM 0.29, Autolinks', fingerprint: '477e0bfbd981', reason: BARE_ADDRESS },
  { example: 'GFM 0.29, Autolinks', fingerprint: '1fe6ed9f95b9', reason: BARE_ADDRESS },
  { example: 'GFM 0.29, Autolinks', fingerprint: 'f0e6a6a97042', reason: BARE_ADDRESS },
  { example: 'GFM 0.29, Raw HTML', fingerprint: '3c998e936c57', reason: NEWER_COMMENTS },
  { example: 'GFM 0.29, Raw HTML', fingerprint: 'ea02b734406e', reason: NEWER_COMMENTS },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: 'ee2003de0a52', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '4eaf0489d3be', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: 'e3a06b371336', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '51434155dd73', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '75cc84b7b4b3', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: 'a62dd9840c86', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '18b8a39ec222', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '262d883367d9', reason: NESTED_STRONG },
  { example: 'GFM 0.29 as revised, Emphasis', fingerprint: '15a669dfb536', reason: NESTED_STRONG },
  { example: 'cmark-gfm, Footnotes', fingerprint: '1f77c9a8d115', reason: FOOTNOTE_FORM },
  { example: 'cmark-gfm, Footnotes', fingerprint: 'd3f0a6469a86', reason: FOOTNOTE_FORM },
];
