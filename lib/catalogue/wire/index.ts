/** The JSON of the API: schemas, and what turns values into it and back. */

export * from './article';
export * from './brand';
export * from './category';
export * from './offer';
export * from './page';
export * from './search-result';
export * from './stats';
