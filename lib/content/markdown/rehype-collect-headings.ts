import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isFootnoteSection } from './footnotes';
import { getHeadingLevel, getHeadingText } from './heading';

/** A heading of a text: where a link reaches it, its level (1 to 6) and its words. */
export type Heading = { id: string; level: number; text: string };

/**
 * Tells which headings a text has, in their order, for its contents list (spec §2, "Article"). Those without words
 * and the hidden one above footnotes are none. It goes after the sanitiser, which puts the prefix before ids.
 */
export function rehypeCollectHeadings({ onHeadings }: { onHeadings?: (headings: Heading[]) => void }) {
  return (tree: Root) => {
    const headings: Heading[] = [];
    visit(tree, 'element', (element) => {
      if (isFootnoteSection(element)) return SKIP;
      const level = getHeadingLevel(element);
      if (level === null) return;
      const text = getHeadingText(element);
      if (text !== '') headings.push({ id: String(element.properties.id), level, text });
    });
    onHeadings?.(headings);
  };
}
