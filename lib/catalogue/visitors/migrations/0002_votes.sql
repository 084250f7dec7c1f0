CREATE TABLE `offer_votes` (
	`token` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`worked` integer NOT NULL,
	`voted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `offer_votes_by_offer` ON `offer_votes` (`source`,`external_id`,`voted_at`);--> statement-breakpoint
CREATE INDEX `offer_votes_by_time` ON `offer_votes` (`voted_at`);