-- What every list shows, already in the default order. A position is (rank << 40) | (2^40 - 1 - id), so that ascending
-- positions are: live before expired, featured first, newest first. Kinds: 0 brand, 1 coupon, 2 deal; plus 3 for the
-- list of the featured ones. Scopes: 0 all, 1 one category, 2 one brand.
CREATE TABLE listing (
  kind INTEGER NOT NULL,
  scope_type INTEGER NOT NULL,
  scope_id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (kind, scope_type, scope_id, place)
) WITHOUT ROWID;
--> statement-breakpoint
-- How many rows a run of 8,192 neighbouring positions holds (of a brand's list: one rank), so that totals are sums of
-- few rows and a deep page is found without walking the pages before it.
CREATE TABLE listing_chunks (
  kind INTEGER NOT NULL,
  scope_type INTEGER NOT NULL,
  scope_id INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, scope_type, scope_id, chunk)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON listing BEGIN
  INSERT INTO listing_chunks (kind, scope_type, scope_id, chunk, count)
  VALUES (NEW.kind, NEW.scope_type, NEW.scope_id, NEW.place >> CASE NEW.scope_type WHEN 2 THEN 40 ELSE 13 END, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON listing BEGIN
  UPDATE listing_chunks SET count = count - 1
  WHERE kind = OLD.kind AND scope_type = OLD.scope_type AND scope_id = OLD.scope_id
    AND chunk = OLD.place >> CASE OLD.scope_type WHEN 2 THEN 40 ELSE 13 END;
  DELETE FROM listing_chunks
  WHERE kind = OLD.kind AND scope_type = OLD.scope_type AND scope_id = OLD.scope_id
    AND chunk = OLD.place >> CASE OLD.scope_type WHEN 2 THEN 40 ELSE 13 END AND count = 0;
END;
--> statement-breakpoint
-- Rows inserted here leave the listing. A DELETE with a row-value IN would scan the whole table instead.
CREATE VIEW unlisting AS SELECT kind, scope_type, scope_id, place FROM listing;
--> statement-breakpoint
CREATE TRIGGER unlisting_inserted INSTEAD OF INSERT ON unlisting BEGIN
  DELETE FROM listing
  WHERE kind = NEW.kind AND scope_type = NEW.scope_type AND scope_id = NEW.scope_id AND place = NEW.place;
END;
--> statement-breakpoint
INSERT INTO catalogue_state (id, version) VALUES (1, 0);
