DROP INDEX `offers_by_title`;--> statement-breakpoint
DROP INDEX `offers_by_ending`;--> statement-breakpoint
CREATE INDEX `offers_by_title` ON `offers` (`kind`,`title_key`,id DESC,`is_featured`,`has_code`) WHERE phase = 0;--> statement-breakpoint
CREATE INDEX `offers_by_ending` ON `offers` (`kind`,`ending_order`,id DESC,`is_featured`,`has_code`) WHERE phase = 0;--> statement-breakpoint
-- Two more kinds of lists: 8 holds the expired coupons and 9 the expired deals, of all and of each brand. Every other
-- list of offers, and the search, holds live ones. Ranks 2 and 3 are the expired ones.
INSERT INTO listing (kind, scope_type, scope_id, place)
SELECT kind + 7, scope_type, scope_id, place FROM listing
WHERE kind IN (1, 2) AND scope_type IN (0, 2) AND place >= 2 << 40
ORDER BY 1, 2, 3, 4;
--> statement-breakpoint
DELETE FROM listing WHERE kind BETWEEN 1 AND 7 AND kind <> 3 AND place >= 2 << 40;
--> statement-breakpoint
DELETE FROM search_coupons WHERE rowid >= 2 << 40;
--> statement-breakpoint
DELETE FROM search_deals WHERE rowid >= 2 << 40;
