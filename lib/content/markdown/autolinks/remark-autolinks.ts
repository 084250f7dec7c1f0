import type { Delete, Emphasis, Heading, Nodes, Paragraph, Root, Strong, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { joinProtocols } from './join-protocols';
import { linkFtp } from './link-ftp';
import { unlinkAfterBracket } from './unlink-after-bracket';

type InlineParent = Delete | Emphasis | Heading | Paragraph | Strong | TableCell;

const INLINE_PARENTS = ['delete', 'emphasis', 'heading', 'paragraph', 'strong', 'tableCell'];

/**
 * Brings the links that remark-gfm makes of bare addresses in line with GFM 0.29, "Autolinks (extension)": none right
 * after a "<", and also those of addresses that begin with ftp://, mailto: and xmpp:.
 */
export function remarkAutolinks() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isInlineParent(node)) return;
      node.children = joinProtocols(unlinkAfterBracket(node.children)).flatMap(linkFtp);
    });
  };
}

function isInlineParent(node: Nodes): node is InlineParent {
  return INLINE_PARENTS.includes(node.type);
}
