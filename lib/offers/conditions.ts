import type { Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';

const CONDITION_KINDS = ['minimum', 'newCustomers', 'appOnly', 'regions'] as const;

/**
 * One fact that decides whether an offer is of use: `value` is the least amount to spend as its source writes it
 * ("$50"), or the ISO 3166 codes of countries parted by commas ("US,CA"); '' for the others.
 */
export type Condition = { kind: (typeof CONDITION_KINDS)[number]; value: string };

const AMOUNT = String.raw`(?<amount>\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF)(?!\p{L})))`;

/** An amount that is called a minimum, in the languages of feeds. */
const STATED_MINIMUM = toPattern(
  String.raw`min(?:imum|\.)?\s+(?:spend|order|purchase|basket|cart)(?:\s+value)?(?:\s+(?:of|is))?:?\s*${AMOUNT}`,
  String.raw`(?:pedido|compra|gasto|importe)\s+mínim[oa](?:\s+de)?:?\s*${AMOUNT}`,
  String.raw`(?:minimum\s+(?:d['’]achats?|de\s+commande)|(?:achat|commande|panier)\s+minimum)(?:\s+de)?\s*:?\s*${AMOUNT}`,
  String.raw`(?:Mindestbestellwert|Mindesteinkaufswert|MBW)(?:\s+von)?:?\s*${AMOUNT}`,
);

/** An amount from which on an offer holds. Read in the terms alone: a description may praise something else so. */
const IMPLIED_MINIMUM = toPattern(
  String.raw`(?:orders?|bookings?|baskets?|purchases?|spend)\s+(?:over|above|from|of\s+at\s+least)\s+${AMOUNT}`,
  String.raw`(?:orders?|bookings?|purchases?)\s+of\s+${AMOUNT}\s+or\s+more`,
  String.raw`spend\s+${AMOUNT}`,
  String.raw`(?:compras|pedidos)\s+(?:superiores\s+a|desde|a\s+partir\s+de|de\s+más\s+de)\s+${AMOUNT}`,
  String.raw`dès\s+${AMOUNT}\s+d['’]achats?`,
  String.raw`ab\s+${AMOUNT}\s+(?:Einkaufswert|Bestellwert)`,
);

/** What is free from an amount on is no condition of the offer itself. */
const PARCELS = /shipping|delivery|postage|envío|livraison|Versand/iu;

const NEW_CUSTOMERS = toPattern(
  String.raw`(?:new|first-time)\s+(?:customers?|clients?|users?|members?|subscribers?)(?:\s+only|\s*$)`,
  String.raw`(?:only\s+)?for\s+(?:new|first-time)\s+(?:customers|clients|users|members|subscribers)(?!\s+(?:and|or|as))`,
  String.raw`first\s+(?:order|purchase|booking|subscription|delivery)\s+only`,
  String.raw`(?:solo|sólo|únicamente)\s+(?:para\s+)?(?:nuevos\s+(?:clientes|usuarios)|clientes\s+nuevos)`,
  String.raw`(?:réservée?\s+aux|uniquement\s+pour\s+les|valable\s+pour\s+les)\s+nouveaux\s+clients`,
  String.raw`nouveaux\s+clients\s+(?:uniquement|seulement)`,
  String.raw`(?:nur\s+)?für\s+Neukunden`,
);

const NOT_NEW_CUSTOMERS = /\b(?:existing|not\s+(?:valid\s+)?for\s+new)\b/iu;

const APP_ONLY = toPattern(
  String.raw`(?:in[-\s])?app(?:\s+orders)?[-\s]only`,
  String.raw`only\s+(?:valid\s+|available\s+)?(?:in|via|through|on)\s+(?:the|our)\s+(?:mobile\s+)?app(?!\s+store)`,
  String.raw`exclusive(?:ly)?\s+(?:to|in|on|via)\s+(?:the|our)\s+(?:mobile\s+)?app`,
  String.raw`(?:solo|sólo)\s+(?:válido\s+)?en\s+(?:la|nuestra)\s+app`,
  String.raw`(?:uniquement|seulement|exclusivement)\s+(?:sur|via|dans)\s+(?:l['’]|notre\s+)appli(?:cation)?`,
  String.raw`nur\s+in\s+(?:der|unserer)\s+App`,
);

type Described = Pick<Offer, 'terms' | 'description' | 'regions'>;

/**
 * What decides a purchase (docs/specification.md §4.26): countries from their field, the rest read from the terms, then
 * from the description. What is not said plainly is left out: the terms themselves open with the offer.
 */
export function readConditions({ terms, description, regions }: Described): Condition[] {
  const inTerms = splitSentences(terms ?? '');
  const said = [...inTerms, ...splitSentences(description)];
  const minimum = findAmount(said, STATED_MINIMUM) ?? findAmount(inTerms, IMPLIED_MINIMUM);
  const isForNew = said.some((text) => NEW_CUSTOMERS.test(text) && !NOT_NEW_CUSTOMERS.test(text));
  const found: (Condition | false)[] = [
    minimum !== undefined && { kind: 'minimum', value: minimum },
    isForNew && { kind: 'newCustomers', value: '' },
    said.some((text) => APP_ONLY.test(text)) && { kind: 'appOnly', value: '' },
    regions.length > 0 && { kind: 'regions', value: regions.join(',') },
  ];
  return found.filter((condition) => condition !== false);
}

/** Reads conditions that were stored as JSON; whatever is none is left out. */
export function parseConditions(json: unknown): Condition[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const kind = CONDITION_KINDS.find((known) => known === Reflect.get(item, 'kind'));
    const value: unknown = Reflect.get(item, 'value');
    return kind && typeof value === 'string' ? [{ kind, value }] : [];
  });
}

function toPattern(...alternatives: string[]): RegExp {
  // A group may have its name once only, so each alternative takes a number.
  const numbered = alternatives.map((text, index) => text.replace('?<amount>', `?<amount${index}>`));
  return new RegExp(String.raw`(?<!\p{L})(?:${numbered.join('|')})`, 'iu');
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.;!?])(?<!\bmin\.)\s+|[\n•]+/iu)
    .map((sentence) => sentence.replace(/[.;!\s]+$/u, ''));
}

function findAmount(sentences: string[], pattern: RegExp): string | undefined {
  for (const sentence of sentences) {
    const groups = pattern.exec(sentence)?.groups;
    const amount = groups && Object.values(groups).find((value) => value !== undefined);
    const isOfParcels = pattern === IMPLIED_MINIMUM && PARCELS.test(sentence);
    if (amount && !isOfParcels) return amount.replace(/[.,]+$/u, '');
  }
  return undefined;
}

const REGION_CODE = /^[A-Z]{2}$/;

/** The names of countries by their ISO 3166 codes, as a list in words; what is no code stays as it came. */
export function formatRegions(regions: string[], locale: Locale, style: 'long' | 'short' = 'long'): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code', style });
  const texts = regions.map((region) => (REGION_CODE.test(region) ? (names.of(region) ?? region) : region));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}

/** The texts of conditions; {amount} and {regions} are filled in. */
export type ConditionLabels = Record<Condition['kind'], string>;

/** A condition in a few words: "Min. spend $50", "For new customers", "US and Canada only". */
export function formatCondition({ kind, value }: Condition, labels: ConditionLabels, locale: Locale): string {
  if (kind === 'minimum') return labels.minimum.replace('{amount}', () => value);
  if (kind !== 'regions') return labels[kind];
  // Only English has short names that people know: "UK", but "R.-U.".
  const style = locale === 'en' ? 'short' : 'long';
  return labels.regions.replace('{regions}', () => formatRegions(value.split(','), locale, style));
}
