import { z } from 'zod';
import { parseLocale } from '@/lib/i18n/locales';
import { buildStatusId, MAX_EMAIL_LENGTH, parseEmail } from '@/lib/browser/newsletter';
import { buildUnsubscribeHref } from '@/lib/url/paths';
import { definePost } from '../post-route';

const EMAIL_TAKES = 'an email address such as ana@example.com';

const EMAIL = z
  .string(EMAIL_TAKES)
  .meta({
    description: 'An email address; it is trimmed and put in lower case',
    examples: ['ana@example.com'],
  })
  .transform((text, context) => {
    const email = parseEmail(text);
    if (email !== null) return email;
    context.issues.push({ code: 'custom', message: EMAIL_TAKES, input: text });
    return z.NEVER;
  });

const SOURCE = z
  .enum(['footer', 'website'], 'footer or website')
  .default('website')
  .describe('Where on the site the visitor subscribed');

export const subscribe = definePost({
  id: 'subscribe',
  path: '/subscribe',
  summary: 'Subscribe an email address to the newsletter; a second call changes nothing',
  body: z.object({ email: EMAIL, source: SOURCE }),
  message: 'Subscribed successfully',
  run: (source, subscription, from) =>
    source.subscribe({ ...subscription, language: from === null ? undefined : readLanguage(from) }),
  // To the form that was sent, where the style sheet shows how it ended.
  buildFormHref: ({ status, values, from }) =>
    `${from ?? '/'}#${buildStatusId(values.source === 'footer' ? 'footer' : 'website', status)}`,
});

/** The language of a page of this site, as its path says. */
function readLanguage(path: string | null) {
  return parseLocale(path?.split(/[/?]/)[1] ?? '');
}

export const unsubscribe = definePost({
  id: 'unsubscribe',
  path: '/unsubscribe',
  summary: 'Forget an email address; an unknown one is no error',
  body: z.object({ email: EMAIL }),
  message: 'Unsubscribed successfully',
  run: (source, { email }) => source.unsubscribe(email),
  // Its page says how it ended.
  buildFormHref: ({ status, values, from }) =>
    buildUnsubscribeHref(readLanguage(from), {
      email: typeof values.email === 'string' ? values.email.slice(0, MAX_EMAIL_LENGTH) : '',
      status,
    }),
});
