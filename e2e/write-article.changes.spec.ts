import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';
import { expect, test } from './support/site-test';

const SITE_URL = `http://localhost:${E2E_PORT}`;

/** Runs a command on the catalogue of the site under test, and returns what it printed and its exit code. */
async function run(command: string, ...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: 'file:data/e2e.db',
    VISITORS_DATABASE_URL: 'file:data/e2e-visitors.db',
    SITE_URL,
    PORT: String(E2E_PORT),
  };
  const child = spawn(process.execPath, ['lib/cli/run.js', command, ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, code: Number(code) };
}

/** The status at the next visit, by when a running site shows a change. */
async function visit(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status();
}

test('an editor publishes an article from a file, changes it and takes it back', async ({
  page,
}, testInfo) => {
  const slug = `quills-${Date.now()}`;
  const file = testInfo.outputPath(`${slug}.md`);
  const path = `/blog/${slug}`;
  const write = (lines: string[], body: string) =>
    writeFile(
      file,
      ['---', `title: Quills ${slug}`, 'description: Of pens', ...lines, '---', body].join('\n'),
    );

  await test.step('a draft is found by no reader', async () => {
    await write(['category: travel'], '## Nibs\n\nGold or steel.');
    const { stdout, code } = await run('article', file);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`created, a draft\n  ${SITE_URL}${path}`)]);
    expect(await visit(page, path)).toBe(404);
  });

  await test.step('with a date it is published', async () => {
    await write(['category: travel', 'published_at: 2020-01-01'], '## Nibs\n\nGold or steel.');
    const { stdout, code } = await run('article', file);
    expect([code, stdout]).toEqual([0, expect.stringContaining('published_at: none -> "2020-01-01"')]);
    expect(stdout).toContain(`The running site at ${SITE_URL} follows already.`);
    expect(await visit(page, path)).toBe(200);
    await expect(page.getByRole('main')).toContainText('Gold or steel.');
  });

  await test.step('wrong front matter changes nothing', async () => {
    await write(['categroy: travel', 'published_at: tomorow'], 'Other words.');
    const { stderr, code } = await run('article', file);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`${file}:4:1: There is no field "categroy".`),
    ]);
    expect(stderr).toContain(`${file}:5:15: published_at is "tomorow"`);
    expect(await visit(page, path)).toBe(200);
    await expect(page.getByRole('main')).toContainText('Gold or steel.');
  });

  await test.step('without a date it is a draft again', async () => {
    await write(['category: travel'], '## Nibs\n\nGold or steel.');
    const { stdout, code } = await run('article', file);
    expect([code, stdout]).toEqual([0, expect.stringContaining('readers no longer find this article')]);
    expect(await visit(page, path)).toBe(404);
  });
});

test('an editor sees what readers would stumble over', async ({}, testInfo) => {
  const file = testInfo.outputPath('check.md');
  await writeFile(file, '# One\n\n[a](/nowhere) ![](/app-icons/192.png)\n\n### Three\n\n```zzz\n```\n');
  const wrong = await run('article-check', file);
  expect(wrong.code).toBe(1);
  for (const start of [
    '3:1: This site has no page',
    '3:15: This picture',
    '5:1: This heading',
    '7:1: The code',
  ]) {
    expect(wrong.stdout).toContain(`${file}:${start}`);
  }
  expect(wrong.stdout).toContain('4 problems in 1 file.');

  await writeFile(file, '# One\n\n[a](/deals) ![Card](/app-icons/192.png)\n');
  const right = await run('article-check', file);
  expect([right.code, right.stdout]).toEqual([0, 'No problems found in 1 file.\n']);
});
