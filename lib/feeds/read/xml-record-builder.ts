/** An element as a plain value: its text, or where it has attributes or children an object of them. */
export type XmlValue = string | { [key: string]: XmlValue | XmlValue[] };

type OpenElement = { name: string; fields: Map<string, XmlValue | XmlValue[]>; text: string };

/**
 * Puts one element of an XML text together from what a parser tells: {'@attribute': …, child: value or list of values},
 * its own text beside them under '#text'. A child "g:title" is also found as "title", unless there is one of that name.
 */
export class XmlRecordBuilder {
  readonly #open: OpenElement[] = [];

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const fields: OpenElement['fields'] = new Map();
    for (const [key, value] of Object.entries(attributes)) fields.set(`@${key}`, value);
    this.#open.push({ name, fields, text: '' });
  }

  addText(text: string): void {
    const current = this.#open.at(-1);
    if (current) current.text += text;
  }

  /** The value of the element that ends, if it was the outermost; else null. */
  closeElement(): XmlValue | null {
    const ended = this.#open.pop();
    if (!ended) return null;
    const value = toValue(ended);
    const parent = this.#open.at(-1);
    if (!parent) return value;
    const earlier = parent.fields.get(ended.name);
    if (earlier === undefined) parent.fields.set(ended.name, value);
    else if (Array.isArray(earlier)) earlier.push(value);
    else parent.fields.set(ended.name, [earlier, value]);
    return null;
  }
}

function toValue({ fields, text }: OpenElement): XmlValue {
  const own = text.trim();
  if (fields.size === 0) return own;
  for (const [key, value] of [...fields]) {
    const local = key.slice(key.lastIndexOf(':') + 1);
    if (!key.startsWith('@') && !fields.has(local)) fields.set(local, value);
  }
  if (own !== '') fields.set('#text', own);
  return Object.fromEntries(fields);
}
