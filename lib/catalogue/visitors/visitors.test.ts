import { sql } from 'drizzle-orm';
import { openVisitorStore } from '.';
import { openDatabase } from '../database/open-database';
import { getTestUrls, makeTestUrl, removeTestCatalogues } from '../database/testing/open-test-catalogue';

const NOW = new Date('2026-11-20T12:00:00Z');

afterAll(removeTestCatalogues);

async function openPrepared(url = getTestUrls(makeTestUrl()).visitors) {
  const store = openVisitorStore({ url, clock: () => NOW });
  await store.prepare(null);
  return { store, url };
}

it('stores an address once, with the moment of consent, the form and the language', async () => {
  const { store } = await openPrepared();
  const subscription = { email: 'ana@example.com', source: 'footer', language: 'es' } as const;
  await store.subscribe(subscription);
  await store.subscribe({ ...subscription, language: 'fr' });
  expect(await store.listSubscriptions()).toMatchObject([
    { ...subscription, consentedAt: NOW.toISOString() },
  ]);
  store.close();
});

it('forgets addresses and says how many it had', async () => {
  const { store } = await openPrepared();
  for (const name of ['a', 'b', 'c']) {
    await store.subscribe({ email: `${name}@example.com`, source: 'website' });
  }
  expect(await store.unsubscribe('a@example.com')).toBe(true);
  expect(await store.unsubscribe('a@example.com')).toBe(false);
  expect(await store.unsubscribeAll(['b@example.com', 'x@example.com', 'a@example.com'])).toBe(1);
  expect((await store.listSubscriptions()).map(({ email }) => email)).toEqual(['c@example.com']);
  store.close();
});

it('stores all that come at once, and goes on after one that fails', async () => {
  const { store, url } = await openPrepared();
  const { database } = openDatabase({ url });
  const emails = Array.from({ length: 40 }, (_, index) => `v${index}@example.com`);
  await Promise.all(emails.map((email) => store.subscribe({ email, source: 'footer' })));
  await database.run(sql`ALTER TABLE newsletter_subscriptions RENAME TO hidden`);
  await expect(store.subscribe({ email: 'lost@example.com', source: 'footer' })).rejects.toThrow();
  await database.run(sql`ALTER TABLE hidden RENAME TO newsletter_subscriptions`);
  await store.subscribe({ email: 'last@example.com', source: 'footer' });
  expect(await store.listSubscriptions()).toHaveLength(41);
  database.$client.close();
  store.close();
});

describe('subscriptions that an earlier version stored in the catalogue', () => {
  async function openWithEarlier() {
    const urls = getTestUrls(makeTestUrl());
    const catalogue = openDatabase({ url: urls.catalogue });
    await catalogue.database.run(
      sql`CREATE TABLE subscriptions (email text PRIMARY KEY, source text NOT NULL, created_at text NOT NULL)`,
    );
    const save = (email: string) =>
      catalogue.database.run(sql`INSERT INTO subscriptions VALUES (${email}, 'footer', '2026-01-01')`);
    await save('early@example.com');
    const count = async () => (await catalogue.database.all(sql`SELECT * FROM subscriptions`)).length;
    const store = openVisitorStore({ url: urls.visitors, clock: () => NOW });
    const prepare = () => store.prepare({ url: urls.catalogue });
    await prepare();
    const close = () => [store, catalogue.database.$client].forEach((opened) => opened.close());
    return { store, save, count, prepare, close };
  }

  it('are taken over and removed there', async () => {
    const { store, count, close } = await openWithEarlier();
    expect(await store.listSubscriptions()).toMatchObject([
      { email: 'early@example.com', source: 'footer', language: null, consentedAt: '2026-01-01' },
    ]);
    expect(await count()).toBe(0);
    close();
  });

  it('are removed alone where they come back with an old backup', async () => {
    const { store, save, count, prepare, close } = await openWithEarlier();
    await save('unsubscribed@example.com');
    await prepare();
    expect((await store.listSubscriptions()).map(({ email }) => email)).toEqual(['early@example.com']);
    expect(await count()).toBe(0);
    close();
  });
});
