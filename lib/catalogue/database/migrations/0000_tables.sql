CREATE TABLE `article_offers` (
	`article_id` integer NOT NULL,
	`position` integer NOT NULL,
	`offer_id` integer NOT NULL,
	PRIMARY KEY(`article_id`, `position`),
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`content` text NOT NULL,
	`featured_image` text,
	`featured` integer NOT NULL,
	`published_at` text,
	`publish_at` integer,
	`is_announced` integer NOT NULL,
	`meta_title` text,
	`meta_description` text,
	`category_id` integer,
	`brand_id` integer,
	`content_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_slug_unique` ON `articles` (`slug`);--> statement-breakpoint
CREATE INDEX `articles_by_date` ON `articles` (`publish_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_due` ON `articles` (`publish_at`) WHERE is_announced = 0;--> statement-breakpoint
CREATE TABLE `brand_categories` (
	`brand_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	PRIMARY KEY(`brand_id`, `category_id`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `brands` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`unique_name` text NOT NULL,
	`logo` text,
	`description` text NOT NULL,
	`is_featured` integer NOT NULL,
	`tracking_url` text,
	`origin_url` text,
	`site_url` text,
	`has_live_offers` integer DEFAULT false NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_unique_name_unique` ON `brands` (`unique_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `brands_by_source` ON `brands` (`source`,`external_id`);--> statement-breakpoint
CREATE TABLE `catalogue_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`icon` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug_unique` ON `categories` (`slug`);--> statement-breakpoint
CREATE TABLE `offer_categories` (
	`offer_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	PRIMARY KEY(`offer_id`, `category_id`),
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`brand_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`terms` text,
	`code` text,
	`discount` text,
	`img` text,
	`site_url` text,
	`tracking_url` text,
	`origin_url` text,
	`start_date` text,
	`end_date` text,
	`verified_at` text,
	`regions` text NOT NULL,
	`exclusive` integer NOT NULL,
	`is_featured` integer NOT NULL,
	`status` text NOT NULL,
	`phase` integer NOT NULL,
	`phase_until` integer,
	`content_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_by_source` ON `offers` (`source`,`external_id`);--> statement-breakpoint
CREATE INDEX `offers_by_brand` ON `offers` (`brand_id`);--> statement-breakpoint
CREATE INDEX `offers_due` ON `offers` (`phase_until`) WHERE phase_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `offers_scheduled` ON `offers` (`kind`) WHERE phase = 2;--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`created_at` text NOT NULL
);
