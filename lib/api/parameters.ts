import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, ENDING_SOON_DAYS, MAX_PAGE, MAX_PAGE_SIZE } from '@/lib/catalogue/rules';
import { SEARCH_TYPES } from '@/lib/catalogue/wire';
import { ITEM_ID_TEXT, parseItemId } from '@/lib/url/item-id';

// Each reads the text of a parameter. The message of a check says what the parameter takes; see `validate`.

const MAX_TEXT_LENGTH = 200;

function wholeNumber(max: number) {
  const takes = `a whole number from 1 to ${max}`;
  return z
    .string(takes)
    .regex(/^[1-9]\d*$/, takes)
    .transform(Number)
    .pipe(z.int(takes).min(1).max(max, takes));
}

function text() {
  const takes = `a text of at most ${MAX_TEXT_LENGTH} characters`;
  return z
    .string(takes)
    .trim()
    .refine((value) => [...value].length <= MAX_TEXT_LENGTH, takes)
    .meta({ maxLength: MAX_TEXT_LENGTH });
}

function choice<T extends string>(values: readonly [T, ...T[]]) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

const FLAG = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  case: 'sensitive',
  error: 'true, false, 1 or 0',
});

const ID_TAKES = 'an id: a whole number from 1, or a text of letters, digits and -._~:=';

export const ID = z
  .string(ID_TAKES)
  .regex(ITEM_ID_TEXT, ID_TAKES)
  .transform(parseItemId)
  .pipe(z.union([z.int().min(1), z.string()], ID_TAKES))
  .describe('Its id');
export const BRAND_KEY = text()
  .optional()
  .describe('The unique name or id of its brand: finds the offer also where it can only be listed');
export const NAME = text().describe('Its name in addresses');

export const PAGING = {
  page: wholeNumber(MAX_PAGE).default(1).describe('Which page, from 1; past the last one the list is empty'),
  page_size: wholeNumber(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE).describe('How many items a page holds'),
};

export const FEATURED = FLAG.optional().describe('true: only featured ones; false: featured or not');
export const CATEGORY_ID = ID.optional().describe('Only those of this category');
export const BRAND_ID = ID.optional().describe('Only those of this brand');
export const SEARCH = text()
  .optional()
  .describe('Only those that match this text, best matches first unless sorted');
export const HAS_CODE = FLAG.optional().describe(
  'true: only those with a code; false: only those that need none',
);
export const ENDING_SOON = FLAG.optional().describe(
  `true: only those that end within ${ENDING_SOON_DAYS} days; false: all`,
);
export const OFFER_SORT = choice(['newest', 'ending', 'name'])
  .optional()
  .describe('Newest first, what ends soonest first, or by title');
export const BRAND_SORT = choice(['name']).optional().describe('name: from A to Z');
export const LETTER = z
  .string()
  .regex(/^[a-z0]$/, 'a letter from a to z, or 0 for any other beginning')
  .optional()
  .describe('Only those whose name begins with it, from A to Z');

export const QUERY = text().default('').describe('What to search for; without it nothing is found');
export const TYPE = choice(SEARCH_TYPES)
  .default('all')
  .describe('Which sections to search; the others are empty');

export const PUBLISHED = z
  .stringbool({
    truthy: ['true', '1'],
    falsy: [],
    case: 'sensitive',
    error: 'true or 1: drafts are not public',
  })
  .optional()
  .describe('Always true: only published articles are listed');
export const SORT = z
  .enum(['created_at'], 'created_at')
  .optional()
  .describe('Always created_at: the newest article comes first');
