CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`language` text,
	`consented_at` text NOT NULL
);
