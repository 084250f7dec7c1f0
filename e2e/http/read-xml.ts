import sax from 'sax';

/**
 * The texts of the elements of an XML document, by the names of the elements around them: "rss channel item link".
 * An element without a text has an empty one. Throws where the document is not well formed.
 */
export function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const open: string[] = [];
  const reader = sax.parser(true);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name }) => {
    path.push(name);
    open.push('');
  };
  const add = (text: string) => {
    if (open.length > 0) open.push((open.pop() ?? '') + text);
  };
  reader.ontext = add;
  reader.oncdata = add;
  reader.onclosetag = () => {
    const key = path.join(' ');
    const found = texts.get(key) ?? [];
    found.push(open.pop() ?? '');
    texts.set(key, found);
    path.pop();
  };
  reader.write(xml).close();
  return texts;
}
