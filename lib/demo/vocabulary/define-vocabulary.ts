import { DEFAULT_CATEGORIES } from '@/lib/catalogue/rules';
import { parseSentence, type Sentence } from '../wording/fill-template';

/** How a category's shops do business, which decides what their offers can be. */
export type Trade = 'goods' | 'travel' | 'digital' | 'courses' | 'meals' | 'tickets' | 'money';

export type Product = {
  one: string;
  many: string;
  /** What one usually costs, in dollars. */
  price: number;
  icon: string;
};

/** The words of one category, from which its shops and offers are written. */
export type Vocabulary = {
  slug: (typeof DEFAULT_CATEGORIES)[number]['slug'];
  name: string;
  icon: string;
  trade: Trade;
  /** Its share of the brands, beside the other categories' weights. */
  weight: number;
  products: Product[];
  /** Words that end a shop's name. */
  suffixes: string[];
  /** What a shop does, after its name. */
  traits: string[];
  /** Sentences about what is on offer. */
  details: Sentence[];
  /** Sentences of small print. */
  conditions: Sentence[];
  /** What comes free with an order, without its article. */
  gifts: string[];
  /** What people buy for, after "for". */
  occasions: string[];
};

type ListField = 'suffixes' | 'gifts' | 'occasions';
type LineField = 'products' | 'traits' | 'details' | 'conditions';
type VocabularyText = Omit<Vocabulary, 'name' | 'icon' | ListField | LineField> &
  Record<ListField | LineField, string>;

/**
 * Takes a category's words as text (lists by comma, sentences by line) and returns them parsed, with the name and the
 * icon of its category; throws on a bad product.
 */
export function defineVocabulary(text: VocabularyText): Vocabulary {
  const category = DEFAULT_CATEGORIES.find(({ slug }) => slug === text.slug);
  if (category === undefined) throw new Error(`No default category is "${text.slug}".`);
  return {
    ...text,
    ...category,
    products: splitLines(text.products).map((line) => parseProduct(line, category.icon)),
    suffixes: splitList(text.suffixes),
    traits: splitLines(text.traits),
    details: splitLines(text.details).map(parseSentence),
    conditions: splitLines(text.conditions).map(parseSentence),
    gifts: splitList(text.gifts),
    occasions: splitList(text.occasions),
  };
}

/** "linen shirt, linen shirts, 79, t-shirt": one, many, price and, where it is not the category's, picture. */
function parseProduct(line: string, categoryIcon: string): Product {
  const [one, many, price, icon = categoryIcon] = splitList(line);
  if (!one || !many || !Number(price)) throw new Error(`Not a product: "${line}" (one, many, price, icon)`);
  return { one, many, price: Number(price), icon };
}

function splitLines(text: string): string[] {
  return splitAt(text, '\n');
}

function splitList(text: string): string[] {
  return splitAt(text, ',');
}

function splitAt(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
