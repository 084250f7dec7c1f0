import article from './article.json' with { type: 'json' };
import brand from './brand.json' with { type: 'json' };
import category from './category.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import metadata from './metadata.json' with { type: 'json' };
import offer from './offer.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };

/** Every interface text in English; the other languages take the same keys. */
export const messages = {
  article,
  brand,
  category,
  common,
  errors,
  home,
  layout,
  lists,
  metadata,
  offer,
  search,
};
