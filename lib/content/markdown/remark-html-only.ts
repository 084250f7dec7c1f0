import type { Root } from 'mdast';
import type { Processor } from 'unified';

/** Takes the whole source as HTML, so that no blank line or indentation in it makes Markdown of what follows. */
export function remarkHtmlOnly(this: Processor) {
  this.parser = (value): Root => ({ type: 'root', children: [{ type: 'html', value }] });
}
