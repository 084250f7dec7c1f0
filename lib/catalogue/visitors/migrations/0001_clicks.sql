CREATE TABLE `offer_clicks` (
	`day` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `source`, `external_id`, `kind`)
);
