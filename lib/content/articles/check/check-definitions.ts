import { visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import { getPlaceAt, type Rule } from './checked-text';

/**
 * "[text][label]", "[label][]" and "[^label]", as they stay in a text where nothing defines the label. Of the first only
 * the end is looked for, since its text may hold other marks; brackets that are escaped are meant.
 */
const UNDEFINED: [pattern: RegExp, describe: (label: string) => string][] = [
  [/(?<!\\|\\\[[^[\]]*)\]\[([^[\]]+)\]/g, describeReference],
  [/(?<![\\\]])\[([^[\]^][^[\]]*)\]\[\]/g, describeReference],
  [/(?<!\\)\[\^([^[\]\s]+)\]/g, describeFootnote],
];

/** Links, pictures and footnotes whose definition is missing: readers see their brackets. */
export const checkDefinitions: Rule = ({ markdown, source }) => {
  const problems: Problem[] = [];
  visit(markdown, 'text', ({ position, value }, _, parent) => {
    // Text beside an address that was found in it has no position of its own.
    const start = (position ?? parent?.position)?.start.offset ?? 0;
    const written = position ? source.slice(start, position.end.offset) : value;
    for (const [pattern, describe] of UNDEFINED) {
      for (const { index, 1: label = '' } of written.matchAll(pattern)) {
        const offset = position ? start + index : start;
        problems.push({ ...getPlaceAt(source, offset), message: describe(label) });
      }
    }
  });
  return problems;
};

function describeReference(label: string): string {
  return `Nothing defines [${label}]: add a line such as [${label}]: https://shop.example`;
}

function describeFootnote(label: string): string {
  return `There is no footnote "${label}": add a line such as [^${label}]: Its text.`;
}
