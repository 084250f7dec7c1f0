CREATE TABLE `corrections` (
	`record` text NOT NULL,
	`item_id` integer NOT NULL,
	`field` text NOT NULL,
	`value` text,
	`feed_value` text,
	PRIMARY KEY(`record`, `item_id`, `field`)
);
--> statement-breakpoint
CREATE TABLE `old_addresses` (
	`record` text NOT NULL,
	`address` text NOT NULL,
	`item_id` integer NOT NULL,
	PRIMARY KEY(`record`, `address`)
);
--> statement-breakpoint
CREATE INDEX `old_addresses_by_item` ON `old_addresses` (`record`,`item_id`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`content` blob NOT NULL
);
--> statement-breakpoint
ALTER TABLE `categories` ADD `position` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `categories` SET `position` = `id`;
