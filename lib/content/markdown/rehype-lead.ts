import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { EXIT, visit } from 'unist-util-visit';

/** Tells the words of the first paragraph that has any, on one line. */
export function rehypeLead({ onLead }: { onLead?: (lead: string) => void }) {
  return (tree: Root) => {
    visit(tree, { tagName: 'p' }, (paragraph) => {
      const lead = toText(paragraph).replace(/\s+/g, ' ').trim();
      if (lead === '') return;
      onLead?.(lead);
      return EXIT;
    });
  };
}
