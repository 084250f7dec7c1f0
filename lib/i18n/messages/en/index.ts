import brand from './brand.json';
import category from './category.json';
import common from './common.json';
import errors from './errors.json';
import home from './home.json';
import layout from './layout.json';
import lists from './lists.json';
import metadata from './metadata.json';
import offer from './offer.json';
import search from './search.json';

/** Every interface text in English; the other languages take the same keys. */
export const messages = { brand, category, common, errors, home, layout, lists, metadata, offer, search };
