ALTER TABLE `brands` ADD `name_key` text;--> statement-breakpoint
CREATE INDEX `brands_by_name` ON `brands` (`name_key`,id DESC,`has_live_offers`,`is_featured`);--> statement-breakpoint
CREATE INDEX `brands_without_key` ON `brands` (`id`) WHERE name_key IS NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `title_key` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `end_at` integer;--> statement-breakpoint
ALTER TABLE `offers` ADD `ending_order` integer GENERATED ALWAYS AS (CASE phase WHEN 0 THEN coalesce(end_at, 4000000000000000) WHEN 1 THEN 8000000000000000 - end_at END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `offers` ADD `has_code` integer GENERATED ALWAYS AS (coalesce(trim(code), '') <> '') VIRTUAL;--> statement-breakpoint
CREATE INDEX `offers_by_title` ON `offers` (`kind`,`phase`,`title_key`,id DESC,`is_featured`,`has_code`) WHERE phase < 2;--> statement-breakpoint
CREATE INDEX `offers_by_ending` ON `offers` (`kind`,`ending_order`,id DESC,`phase`,`is_featured`,`has_code`) WHERE phase < 2;--> statement-breakpoint
CREATE INDEX `offers_without_key` ON `offers` (`id`) WHERE title_key IS NULL;
--> statement-breakpoint
-- Two more kinds of lists: 6 holds the coupons with a code, 7 those that need none (listing/lists.ts).
INSERT INTO listing (kind, scope_type, scope_id, place)
SELECT CASE WHEN o.has_code THEN 6 ELSE 7 END, l.scope_type, l.scope_id, l.place
FROM listing AS l JOIN offers AS o ON o.id = 1099511627775 - (l.place & 1099511627775)
WHERE l.kind = 1
ORDER BY 1, 2, 3, 4;
