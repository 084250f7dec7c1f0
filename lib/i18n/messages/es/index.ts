import type { messages as en } from '../en';
import ads from './ads.json' with { type: 'json' };
import article from './article.json' with { type: 'json' };
import brand from './brand.json' with { type: 'json' };
import categories from './categories.json' with { type: 'json' };
import category from './category.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import feeds from './feeds.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import metadata from './metadata.json' with { type: 'json' };
import newsletter from './newsletter.json' with { type: 'json' };
import offer from './offer.json' with { type: 'json' };
import preview from './preview.json' with { type: 'json' };
import saved from './saved.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import suggestions from './suggestions.json' with { type: 'json' };

/** Every interface text in Spanish. A text that is missing does not compile. */
export const messages: typeof en = {
  ads,
  article,
  brand,
  categories,
  category,
  common,
  consent,
  errors,
  feeds,
  home,
  layout,
  lists,
  metadata,
  newsletter,
  offer,
  preview,
  saved,
  search,
  suggestions,
};
