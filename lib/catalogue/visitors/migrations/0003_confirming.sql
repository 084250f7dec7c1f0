ALTER TABLE `newsletter_subscriptions` ADD `token` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `mail_due_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `mail_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `mailed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_by_token` ON `newsletter_subscriptions` (`token`);--> statement-breakpoint
CREATE INDEX `newsletter_mail_due` ON `newsletter_subscriptions` (`mail_due_at`) WHERE mail_due_at IS NOT NULL;