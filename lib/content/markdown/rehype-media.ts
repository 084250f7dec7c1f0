import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Lets pictures load when they come near, and leaves out empty sources: browsers would load the page for them. */
export function rehypeMedia() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (properties.src === '') delete properties.src;
      if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
    });
  };
}
