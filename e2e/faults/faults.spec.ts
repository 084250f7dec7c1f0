import { expect, test as base } from '@playwright/test';
import { createFakeSource } from '@/lib/api/testing/fake-source';
import { buildApiHandler } from '@/lib/catalogue/http/testing/build-api-handler';
import { FAULT_NAMES } from '@/lib/catalogue/http/testing/faults';
import { startStubHost, type StubHost } from '@/lib/catalogue/http/testing/start-stub-host';
import { ARTICLES, CATEGORY } from '@/lib/catalogue/wire/testing/items';
import { getTranslator } from '@/lib/i18n';
import { FAULTS_HOST_PORT } from '../support/ports';
import { EITHER, FAILED, OK, visitAll } from './visit';

const test = base.extend<object, { host: StubHost }>({
  host: [
    // Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const host = await startStubHost(buildApiHandler(createFakeSource()), FAULTS_HOST_PORT);
      await provide(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

const t = getTranslator('en');
const unavailable = t('layout.unavailable.title');
// The one that is published.
const [, article] = ARTICLES;
const articlePath = `/blog/${article?.slug}`;
const categoryPath = `/categories/${CATEGORY.slug}`;

test('a host that fails from the start: pages say so with status 503, and are there once it recovers', async ({
  host,
  request,
}) => {
  host.setFault('silence');
  await visitAll(request, [
    { path: '/', statuses: FAILED, text: unavailable, without: t('home.empty.title') },
    { path: '/coupons', statuses: FAILED, text: unavailable, without: t('lists.coupons.emptyTitle') },
    { path: '/deals?sort=az', statuses: FAILED, text: unavailable },
    { path: '/brands?letter=b', statuses: FAILED, text: unavailable },
    { path: '/categories', statuses: FAILED, text: unavailable, without: t('category.list.emptyTitle') },
    { path: categoryPath, statuses: FAILED, text: unavailable, without: t('category.notFound.title') },
    { path: '/brands/lumera', statuses: FAILED, text: unavailable, without: t('brand.notFound.title') },
    { path: '/search?q=lamp', statuses: FAILED, text: unavailable, without: t('search.none.title') },
    { path: '/blog', statuses: FAILED, text: t('article.list.failed') },
    { path: articlePath, statuses: FAILED, text: t('article.notFound.failed') },
    { path: '/about', statuses: OK },
    { path: '/api/v1/coupons', statuses: FAILED },
  ]);
  host.setFault(null);
  await expectRecovery(request, '/api/v1/coupons');
  await visitAll(request, [
    { path: '/', statuses: OK },
    { path: '/coupons', statuses: OK },
    { path: categoryPath, statuses: OK, text: CATEGORY.name },
    { path: '/brands/lumera', statuses: OK, text: 'Lumera' },
    { path: '/search?q=lamp', statuses: OK, text: 'Lumera' },
    { path: '/blog', statuses: OK, text: article?.title },
    { path: articlePath, statuses: OK, text: article?.title },
    { path: '/api/v1/coupons', statuses: OK },
  ]);
});

for (const [index, fault] of FAULT_NAMES.entries()) {
  test(`a host that responds with ${fault}: known pages stay, and the others are there after it`, async ({
    host,
    request,
  }) => {
    host.setFault(fault);
    // Pages that nobody has visited yet, and pages whose data is cached, also in another language.
    const [text, size] = [`word${index}`, index + 2];
    // Null for one thing may also mean that there is none of that name.
    const isNull = fault === 'null for everything';
    const unknown = isNull ? [404] : FAILED;
    const name = isNull ? t('brand.notFound.title') : unavailable;
    await visitAll(request, [
      { path: '/', statuses: OK },
      { path: '/coupons', statuses: OK },
      { path: '/brands/lumera', statuses: OK, text: 'Lumera' },
      { path: articlePath, statuses: OK, text: article?.title },
      { path: `/es${categoryPath}`, statuses: OK, text: getTranslator('es')('categories.travel') },
      { path: '/api/v1/brands/name/lumera', statuses: OK },
      { path: `/search?q=${text}`, statuses: EITHER },
      { path: `/coupons?q=${text}`, statuses: EITHER },
      { path: `/brands/${text}`, statuses: unknown, text: name },
      { path: `/coupons?page=${101 + index}`, statuses: FAILED, text: unavailable },
      { path: `/blog/${text}`, statuses: unknown, text: isNull ? undefined : t('article.notFound.failed') },
      { path: `/api/v1/coupons?page_size=${size}`, statuses: EITHER },
    ]);
    host.setFault(null);
    await expectRecovery(request, `/api/v1/coupons?page_size=${size}`);
    await visitAll(request, [
      { path: `/search?q=${text}`, statuses: OK },
      { path: `/brands/${text}`, statuses: [404], text: t('brand.notFound.title') },
    ]);
  });
}

/** A host that has recovered is asked again within seconds. */
async function expectRecovery(request: { get(path: string): Promise<{ ok(): boolean }> }, path: string) {
  await expect.poll(async () => (await request.get(path)).ok(), { timeout: 15_000 }).toBe(true);
}
