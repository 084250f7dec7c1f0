import sax from 'sax';
import { FeedError } from '../feed';
import type { PageCount } from './page-count';
import { MAX_DEPTH, MAX_RECORD_LENGTH } from './text-stream';

/** The parser's error for an unknown entity, which stays text. */
const TOLERATED = 'Invalid character entity';
const ERROR_ELEMENT = /^(?:.*[:_-])?(?:(?:error|fault)-?(?:message|text|string)?|message)$/i;
const MAX_REASON_LENGTH = 300;

/**
 * Reads one XML text in pieces, with one record in memory. Strict, except that an unknown entity stays
 * text: those of HTML are known, those of a document type are neither replaced nor fetched, so that none can grow.
 * Throws FeedError.
 */
export class XmlScanner {
  root: string | null = null;
  /** The text of an element that is named like an error, outside of records. */
  reason = '';

  readonly #elements: ReadonlySet<string>;
  readonly #pages: PageCount;
  readonly #parser = sax.parser(true);
  readonly #builder = new XmlRecordBuilder();
  #records: XmlValue[] = [];
  #path: string[] = [];
  /** In characters from the start. */
  #recordStart = 0;
  #isEnding = false;

  /** Passes the counts that are outside of records to `pages`. */
  constructor(elements: readonly string[], pages: PageCount) {
    this.#pages = pages;
    this.#elements = new Set(elements);
    this.#parser.onerror = (error) => this.#refuse(error);
    this.#parser.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    this.#parser.onclosetag = () => this.#close();
    this.#parser.ontext = (text) => this.#addText(text);
    this.#parser.oncdata = (text) => this.#addText(text);
  }

  /** The records that the next piece completes. */
  read(text: string): XmlValue[] {
    this.#parser.write(text);
    this.#refuseTooLong();
    const records = this.#records;
    this.#records = [];
    return records;
  }

  end(): void {
    this.#isEnding = true;
    this.#parser.close();
  }

  #open(name: string, attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): void {
    this.#path.push(name);
    this.root ??= name;
    if (this.#path.length > MAX_DEPTH) {
      throw new FeedError(`In ${this.#locate()} the XML is more than ${MAX_DEPTH} levels deep.`);
    }
    const isRecord = this.#elements.has(name) || this.#elements.has(toLocalName(name));
    if (!this.#builder.isOpen && !isRecord) return this.#noteAttributes(attributes);
    if (!this.#builder.isOpen) this.#recordStart = this.#parser.position;
    this.#builder.openElement(name, toTexts(attributes));
  }

  #close(): void {
    this.#path.pop();
    this.#refuseTooLong();
    const record = this.#builder.closeElement();
    if (record !== null) this.#records.push(record);
  }

  #addText(text: string): void {
    this.#builder.addText(text);
    if (this.#builder.isOpen) return;
    const element = this.#path.at(-1) ?? '';
    this.#pages.note(toLocalName(element), text);
    if (!ERROR_ELEMENT.test(element)) return;
    this.reason = `${this.reason}${text}`.trimStart().slice(0, MAX_REASON_LENGTH);
  }

  #noteAttributes(attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): void {
    for (const [key, value] of Object.entries(toTexts(attributes))) this.#pages.note(`@${key}`, value);
  }

  #refuseTooLong(): void {
    if (!this.#builder.isOpen || this.#parser.position - this.#recordStart <= MAX_RECORD_LENGTH) return;
    throw new FeedError(
      `One element has more than ${MAX_RECORD_LENGTH} characters, up to ${this.#locate()}.`,
    );
  }

  #refuse(error: Error): void {
    const [message = ''] = error.message.split('\n', 1);
    if (message === TOLERATED) {
      this.#parser.resume();
      return;
    }
    throw new FeedError(
      this.#isEnding
        ? `The XML ends too early, in ${this.#locate()}: the file is cut off.`
        : `It is not XML: ${message.trim()}, in ${this.#locate()}.`,
    );
  }

  #locate(): string {
    return `line ${this.#parser.line + 1}, column ${this.#parser.column + 1}`;
  }
}

/** "promotion" of "g:promotion". */
export function toLocalName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function toTexts(attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : value.value]),
  );
}

/** An element as a plain value: its text, or where it has attributes or children an object of them. */
type XmlValue = string | { [key: string]: XmlValue | XmlValue[] };

type OpenElement = { name: string; fields: Map<string, XmlValue | XmlValue[]>; text: string };

/**
 * Builds one element of an XML text from a parser's events: {'@attribute': …, child: value or list of values},
 * its own text beside them under '#text'. A child "g:title" is also found as "title", unless there is one of that name.
 */
class XmlRecordBuilder {
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
