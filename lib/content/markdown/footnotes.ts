import type { Element, Nodes } from 'hast';

/** Tells the section that footnotes stand in, at the end of a text. */
export function isFootnoteSection(node: Nodes): node is Element & { tagName: 'section' } {
  return node.type === 'element' && node.tagName === 'section' && 'dataFootnotes' in node.properties;
}

/** Tells the number that leads from a text to a footnote. */
export function isFootnoteMark(node: Nodes): boolean {
  return node.type === 'element' && 'dataFootnoteRef' in node.properties;
}
