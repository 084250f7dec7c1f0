import { TokenType, type Tokenizer } from '@streamparser/json';
import { FeedError } from '../feed';

/** The keys and values at the top of a JSON file, without its rows. */
export type Envelope = { keys: string[]; values: Readonly<Record<string, unknown>> };

type Token = Parameters<Tokenizer['onToken']>[0];

const MAX_KEYS = 20;

/** Fields in which services say what went wrong, where they send no rows. */
const REASONS = ['error', 'errors', 'error_message', 'message', 'title', 'detail'] as const;
const MAX_SHOWN_KEYS = 5;
const MAX_REASON_LENGTH = 300;

/** Follows the tokens of a JSON text: their depth, the values beside the lists of rows, and whether there is a list. */
export class EnvelopeTracker {
  depth = 0;
  hasList = false;
  /** Values of the wanted keys, outside of lists of rows. */
  readonly noted = new Map<string, unknown>();
  readonly envelope: Envelope & { values: Record<string, unknown> } = { keys: [], values: {} };

  readonly #lists: ReadonlySet<string>;
  readonly #wanted: ReadonlySet<string>;
  /** The key of the values at each depth; '*' in a list. */
  readonly #path: string[] = [];
  #last: Token | null = null;
  /** The depth of the items of the list that is being read. */
  #itemDepth: number | null = null;

  /** Takes the keys of lists and of what to note, with dots between nested ones. */
  constructor(lists: readonly string[], wanted: readonly string[] = []) {
    this.#lists = new Set(['', ...lists]);
    this.#wanted = new Set(wanted);
  }

  get isInList(): boolean {
    return this.#itemDepth !== null;
  }

  follow(parsed: Token): void {
    const { token, value } = parsed;
    if (token === TokenType.LEFT_BRACKET || token === TokenType.LEFT_BRACE) this.#open(token);
    else if (token === TokenType.RIGHT_BRACKET || token === TokenType.RIGHT_BRACE) this.#close();
    else if (token === TokenType.COLON) this.#setKey(String(this.#last?.value));
    else if (!this.isInList && this.#last?.token === TokenType.COLON) this.#keepValue(value);
    this.#last = parsed;
  }

  #open(token: TokenType): void {
    const isList = token === TokenType.LEFT_BRACKET;
    if (isList && !this.isInList && this.#lists.has(this.#path.slice(0, this.depth).join('.'))) {
      this.hasList = true;
      this.#itemDepth = this.depth + 1;
    }
    this.#path[this.depth] = isList ? '*' : '';
    this.depth += 1;
  }

  #close(): void {
    if (this.depth === this.#itemDepth) this.#itemDepth = null;
    this.depth -= 1;
  }

  #setKey(key: string): void {
    this.#path[this.depth - 1] = key;
    if (this.depth === 1 && this.envelope.keys.length < MAX_KEYS) this.envelope.keys.push(key);
  }

  #keepValue(value: unknown): void {
    const key = this.#path.slice(0, this.depth).join('.');
    if (this.#wanted.has(key)) this.noted.set(key, value);
    if (this.depth === 1 && this.envelope.keys.includes(key)) this.envelope.values[key] = value;
  }
}

/** Throws FeedError with a service's own words where it reports a failure ("result": false). */
export function refuseFailure({ values }: Envelope): void {
  if (values.result !== false && values.success !== false) return;
  throw new FeedError(`The feed says that it failed: ${findReason(values) ?? 'it gives no reason'}.`);
}

/** The error of a JSON file without rows: the service's own words if there are any, else what there is instead. */
export function buildNoListError({ keys, values }: Envelope, lists: readonly string[]): FeedError {
  const reason = findReason(values);
  if (reason !== null) return new FeedError(`The feed says that it failed: ${reason}.`);
  const places = ['a list of offers', ...lists.map((list) => `an object with a list "${list}"`)];
  const found =
    keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, MAX_SHOWN_KEYS).join(', ')}`;
  return new FeedError(`At the top of the file there must be ${places.join(', or ')}; there is ${found}.`);
}

function findReason(values: Envelope['values']): string | null {
  for (const name of REASONS) {
    const value = values[name];
    if (typeof value === 'string' && value.trim() !== '') {
      return value.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH).replace(/\.$/, '');
    }
  }
  return null;
}
