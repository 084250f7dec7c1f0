-- The column says what it holds: a position. Only names change, no row does. Run once, this costs the same for any catalogue.
DROP VIEW unlisting;
--> statement-breakpoint
ALTER TABLE listing RENAME COLUMN place TO position;
--> statement-breakpoint
CREATE VIEW unlisting AS SELECT kind, scope_type, scope_id, position FROM listing;
--> statement-breakpoint
CREATE TRIGGER unlisting_inserted INSTEAD OF INSERT ON unlisting BEGIN
  DELETE FROM listing
  WHERE kind = NEW.kind AND scope_type = NEW.scope_type AND scope_id = NEW.scope_id AND position = NEW.position;
END;
