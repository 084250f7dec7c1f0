import { sql } from 'drizzle-orm';
import { FIXTURE_NOW } from '../testing/fixture-catalogue';
import { openDatabase, type Executor } from './open-database';
import { openTestCatalogue, removeTestCatalogues } from './testing/open-test-catalogue';
import { runWrite } from './write-transaction';

afterAll(removeTestCatalogues);

async function openFilled() {
  const { url } = await openTestCatalogue(FIXTURE_NOW);
  const opened = openDatabase({ url });
  await opened.ready;
  const insert = (transaction: Executor, key: string) =>
    transaction.run(sql`INSERT INTO feed_notes VALUES (${key}, ${'x'.repeat(10_000)})`);
  await runWrite(opened, 0, (transaction) => insert(transaction, 'before'));
  const readAll = () => opened.database.all<{ key: string }>(sql`SELECT key FROM feed_notes ORDER BY key`);
  return { opened, insert, readAll };
}

it('changes nothing where the file cannot grow, and says why', async () => {
  const { opened, insert, readAll } = await openFilled();
  const write = runWrite(opened, 0, async (transaction) => {
    await transaction.run(sql`PRAGMA max_page_count = 1`);
    for (let index = 0; index < 100; index += 1) await insert(transaction, String(index));
  });
  await expect(write).rejects.toMatchObject({ cause: { code: 'SQLITE_FULL' } });
  expect(await readAll()).toEqual([{ key: 'before' }]);
  expect(await opened.database.all(sql`PRAGMA integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
  await runWrite(opened, 0, (transaction) => insert(transaction, 'after'));
  expect(await readAll()).toHaveLength(2);
  opened.database.$client.close();
});

it('throws what went wrong, though SQLite has taken the transaction back by itself', async () => {
  const { opened, insert, readAll } = await openFilled();
  const write = runWrite(opened, 0, async (transaction) => {
    await insert(transaction, 'new');
    await transaction.run(sql`INSERT OR ROLLBACK INTO feed_notes VALUES ('before', '')`);
  });
  await expect(write).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^SQLITE_CONSTRAINT/) } });
  expect(await readAll()).toEqual([{ key: 'before' }]);
  opened.database.$client.close();
});
