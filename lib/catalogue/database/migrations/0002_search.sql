-- Full-text search. The rowid is the position in the listing, so matches stream out in the default order. Texts come folded
-- and split into words (search/words.ts), therefore the plain ascii tokenizer; `scopes` holds the lists an item is in.
CREATE VIRTUAL TABLE search_brands USING fts5(
  name, title, body, scopes,
  content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='1 2 3 4'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_coupons USING fts5(
  title, brand, body, scopes,
  content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='2 3 4'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_deals USING fts5(
  title, brand, body, scopes,
  content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='2 3 4'
);
--> statement-breakpoint
-- Every indexed word of five characters or more: longer prefixes are expanded here into whole words.
CREATE TABLE search_words (word TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
--> statement-breakpoint
-- Words of names and titles under each spelling with one character left out, to find them despite a typo.
CREATE TABLE search_variants (
  variant TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (variant, word)
) WITHOUT ROWID;
