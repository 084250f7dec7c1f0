import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

type LinkOptions = {
  /** What the sanitiser puts before ids: links to them follow. */
  idPrefix: string;
  /** Whether links open in a new tab; links inside the text never do. */
  opensNewTabs: boolean;
};

/** Makes links inside the text meet their targets, and opens the others in a new tab (spec §2, "Article"). */
export function rehypeLinks({ idPrefix, opensNewTabs }: LinkOptions) {
  return (tree: Root) => {
    visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
      const { href } = properties;
      if (typeof href !== 'string') return;
      if (href.startsWith('#')) properties.href = href === '#' ? href : `#${idPrefix}${href.slice(1)}`;
      else if (opensNewTabs) Object.assign(properties, { target: '_blank', rel: 'noopener' });
    });
  };
}
