import { getVisitors } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { pickContactEmail } from '@/lib/config/pick-contact-email';
import { parseLocale } from '@/lib/i18n';
import { logFailure } from '@/lib/server';
import { buildConfirmation } from './build-confirmation';
import { createMailQueue, openMailer } from './mail-queue';

const CHECK_INTERVAL_MS = 10_000;
const holder = globalThis as typeof globalThis & { clipmintMailTimer?: NodeJS.Timeout };

/** Has this server process send what subscriptions wait for; nothing where no mail server is set. */
export function startMailQueue(): void {
  const settings = getSettings();
  const { smtpUrl, siteName, siteUrl } = settings;
  if (smtpUrl === undefined || settings.apiBaseUrl !== undefined || holder.clipmintMailTimer) return;
  const address = settings.mailFrom ?? pickContactEmail(settings);
  const queue = createMailQueue({
    claim: () => getVisitors().claimMails(),
    noteMailed: (token) => getVisitors().noteMailed(token),
    build: (due) => buildConfirmation(due, parseLocale(due.language ?? ''), { siteName, siteUrl }),
    openMailer: () => openMailer(smtpUrl, { name: siteName, address }),
    report: logFailure,
  });
  holder.clipmintMailTimer = setInterval(() => void queue.run(), CHECK_INTERVAL_MS).unref();
}
