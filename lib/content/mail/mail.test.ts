import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import {
  getTestUrls,
  makeTestUrl,
  removeTestCatalogues,
} from '@/lib/catalogue/database/testing/open-test-catalogue';
import { openVisitorStore } from '@/lib/catalogue/visitors';
import { LOCALES } from '@/lib/i18n/locales';
import { buildConfirmation } from './build-confirmation';
import { createMailQueue, openMailer } from './mail-queue';

const SITE = { siteName: 'Deals & Co', siteUrl: 'https://deals.example' };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.parse('2026-11-22T12:00:00Z');

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(removeTestCatalogues);

/** A mail server on this machine, which refuses while `state.isFailing`. */
async function startServer() {
  const state = { isFailing: false, mails: [] as string[], recipients: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      if (state.isFailing) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      state.recipients.push(address);
      done();
    },
    async onData(stream, _, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      state.mails.push(Buffer.concat(chunks).toString());
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { state, url: `smtp://127.0.0.1:${port}` };
}

async function open() {
  const { state, url } = await startServer();
  let time = START;
  const { visitors } = getTestUrls(makeTestUrl());
  const store = openVisitorStore({ url: visitors, asksToConfirm: true, clock: () => new Date(time) });
  await store.prepare(null);
  closing.push(() => store.close());
  const reported: string[] = [];
  const { run } = createMailQueue({
    claim: store.claimMails,
    noteMailed: store.noteMailed,
    build: (due) => buildConfirmation(due, 'en', SITE),
    openMailer: () => openMailer(url, { name: SITE.siteName, address: 'news@deals.example' }),
    report: (what) => reported.push(what),
  });
  const subscribe = () => store.subscribe({ email: 'ana@example.com', source: 'footer', language: 'es' });
  const getFirst = async () => (await store.listSubscriptions())[0];
  return { state, store, run, reported, subscribe, getFirst, pass: (ms: number) => void (time += ms) };
}

it('sends one mail, by whose link the subscription is confirmed', async () => {
  const { state, store, run, subscribe, getFirst } = await open();
  await subscribe();
  await Promise.all([run(), run()]);
  await run();
  expect(state.recipients).toEqual(['ana@example.com']);
  const token = (await getFirst())?.token ?? '';
  const mail = state.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain(`https://deals.example/confirm?token=${token}`);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toMatch(/^From: "?Deals & Co"? <news@deals\.example>/m);
  expect(await getFirst()).toMatchObject({ confirmedAt: null, mailDueAt: null });
  expect(await store.confirm('3f1f5a52-9d3c-4b8f-8a53-1c1f0f3f9b11')).toBe(false);
  expect(await store.confirm(token)).toBe(true);
  expect(await store.confirm(token)).toBe(true);
  expect(await getFirst()).toMatchObject({ confirmedAt: new Date(START).toISOString() });
  await subscribe();
  await run();
  expect(state.mails).toHaveLength(1);
  await store.unsubscribeByToken(token);
  expect(await store.listSubscriptions()).toEqual([]);
});

it('loses nothing while the server fails, and tries again later each time', async () => {
  const { state, run, reported, subscribe, getFirst, pass } = await open();
  state.isFailing = true;
  await subscribe();
  await run();
  await run();
  expect(reported).toHaveLength(1);
  expect(await getFirst()).toMatchObject({ confirmedAt: null, mailTries: 1 });
  pass(MINUTE_MS);
  await run();
  pass(MINUTE_MS);
  await run();
  expect(reported).toHaveLength(2);
  state.isFailing = false;
  pass(MINUTE_MS);
  await run();
  expect(state.mails).toHaveLength(1);
  expect(await getFirst()).toMatchObject({ mailTries: 0, mailDueAt: null });
});

it('sends a mail to who asks again after an outage that outlasted all tries', async () => {
  const { state, run, subscribe, getFirst, pass } = await open();
  state.isFailing = true;
  await subscribe();
  for (let day = 0; day < 25 * 4; day += 1) {
    await run();
    pass(6 * 60 * MINUTE_MS);
  }
  expect(await getFirst()).toMatchObject({ mailDueAt: null, mailedAt: null, confirmedAt: null });
  state.isFailing = false;
  await subscribe();
  await run();
  expect(state.mails).toHaveLength(1);
});

it('sends another mail to who asks again, but not within the hour', async () => {
  const { state, run, subscribe, pass } = await open();
  await subscribe();
  await run();
  await subscribe();
  await run();
  expect(state.mails).toHaveLength(1);
  pass(61 * MINUTE_MS);
  await subscribe();
  await run();
  expect(state.mails).toHaveLength(2);
});

it('forgets what nobody has confirmed within seven days', async () => {
  const { store, run, subscribe, getFirst, pass } = await open();
  await subscribe();
  await run();
  const token = (await getFirst())?.token ?? '';
  pass(7 * DAY_MS + 1);
  expect(await store.confirm(token)).toBe(false);
  await run();
  expect(await store.listSubscriptions()).toEqual([]);
});

it.each(LOCALES)('writes in %s, with the name of the site and its links escaped', (locale) => {
  const mail = buildConfirmation({ email: 'a+b@example.com', token: 'x' }, locale, SITE);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  expect(mail.subject).toContain('Deals & Co');
  expect(mail.text).toContain(`https://deals.example${prefix}/confirm?token=x\n`);
  expect(mail.text).toContain(`https://deals.example${prefix}/unsubscribe?email=a%2Bb%40example.com\n`);
  expect(mail.html).toContain('Deals &amp; Co');
  expect(mail.headers['List-Unsubscribe']).toBe('<https://deals.example/api/newsletter/unsubscribe?token=x>');
});
