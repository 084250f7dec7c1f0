CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`format` text NOT NULL,
	`feed` text NOT NULL,
	`status` text NOT NULL,
	`exit_code` integer,
	`started_at` text NOT NULL,
	`finished_at` text,
	`rows` integer,
	`created` integer,
	`updated` integer,
	`unchanged` integer,
	`retired` integer,
	`skipped` integer,
	`warnings` integer,
	`message` text
);
--> statement-breakpoint
CREATE INDEX `imports_by_source` ON `imports` (`source`);--> statement-breakpoint
ALTER TABLE `catalogue_state` ADD `writes` integer DEFAULT 0 NOT NULL;