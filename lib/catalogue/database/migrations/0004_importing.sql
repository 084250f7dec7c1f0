CREATE TABLE `brand_keys` (
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`brand_id` integer NOT NULL,
	PRIMARY KEY(`source`, `external_id`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `brand_keys_by_brand` ON `brand_keys` (`brand_id`);
--> statement-breakpoint
CREATE TABLE `feed_notes` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `offers` ADD `code_key` text;
--> statement-breakpoint
-- As toCodeKey does it, but for letters beyond ASCII, which the next save of the offer folds.
UPDATE `offers` SET code_key = lower(trim(code)) WHERE kind = 'coupon' AND trim(code) <> '' AND status = 'active';
--> statement-breakpoint
CREATE INDEX `offers_active` ON `offers` (`source`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `offers_by_code` ON `offers` (`brand_id`,`code_key`,`source`) WHERE code_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `offers_held_back` ON `offers` (`brand_id`) WHERE phase > 3;
--> statement-breakpoint
-- Large imports are sorted in memory in runs of 8 MB instead of 1, so that fewer have to be merged.
INSERT INTO search_coupons (search_coupons, rank) VALUES ('hashsize', 8388608);
--> statement-breakpoint
INSERT INTO search_deals (search_deals, rank) VALUES ('hashsize', 8388608);
