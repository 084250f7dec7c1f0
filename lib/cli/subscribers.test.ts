import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openVisitors } from '@/lib/catalogue/select-source';
import { parseSettings } from '@/lib/config/settings';
import {
  command,
  eraseSubscriber,
  exportSubscribers,
  importUnsubscribes,
  runSubscribers,
  type SubscriberTools,
} from './subscribers';
import { startCommand } from './support/command';
import { openCatalogue } from './support/embedded-catalogue';
import { writeOutput } from './support/output-file';

let folder: string;
let printed: string[];
let files: Record<string, string>;
const getSettings = (env = {}) => parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
const tools: SubscriberTools = {
  openVisitors: async (settings) => openVisitors(settings),
  readFile: async (name) => files[name] ?? '',
  writeOutput,
  print: (line) => void printed.push(line),
};
const run = (work: Parameters<typeof runSubscribers>[0]) => runSubscribers(work, getSettings(), tools);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'subscribers-'));
  [printed, files] = [[], {}];
  const { source, store } = await openCatalogue(getSettings());
  await store.migrate();
  await source.subscribe({ email: 'ana@example.com', source: 'footer', language: 'es' });
  await source.subscribe({ email: '+bo@example.com', source: 'website' });
  store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('exports every address with its language, form and time of consent', async () => {
  const file = path.join(folder, 'out.csv');
  await run((store, given) => exportSubscribers(file, store, given));
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines[0]).toBe('email,language,source,consented_at,state,confirmed_at');
  expect(lines[1]).toMatch(/^ana@example\.com,es,footer,\d{4}-\d\d-\d\dT[\d:.]+Z,unasked,$/);
  expect(lines[2]).toMatch(/^" \+bo@example\.com",,website,/);
  expect(printed).toEqual([`${file} holds 2 subscriptions.`]);
});

it('lists what waits to be confirmed, but exports it only once it is', async () => {
  const settings = getSettings({ SMTP_URL: 'smtp://mail.example' });
  const { source, store } = await openCatalogue(settings);
  await source.subscribe({ email: 'cy@example.com', source: 'footer' });
  store.close();
  const file = path.join(folder, 'out.csv');
  const readRow = async (withPending: boolean) => {
    await run((visitors, given) => exportSubscribers(file, visitors, given, { withPending }));
    return readFileSync(file, 'utf8').split('\n')[3];
  };
  expect(await readRow(false)).toBe('');
  expect(await readRow(true)).toMatch(/^cy@example\.com,.*,pending,$/);
  await run(async (visitors) => {
    const [due] = await visitors.claimMails();
    expect(await visitors.confirm(due?.token ?? '')).toBe(true);
  });
  expect(await readRow(false)).toMatch(/^cy@example\.com,.*,confirmed,\d{4}-/);
});

it('erases an address, however it is written, and says so', async () => {
  await run((store, given) => eraseSubscriber(' Ana@Example.com', store, given));
  await run((store, given) => eraseSubscriber('ana@example.com', store, given));
  expect(printed).toEqual(['ana@example.com is erased.', 'ana@example.com was not stored.']);
  await expect(run((store, given) => eraseSubscriber('ana', store, given))).rejects.toThrow('no email');
});

it.each([
  ['a provider’s table', 'Name,Email Address,Reason\r\nAna,ANA@example.com,x\r\nNo,no@example.com,y\r\n'],
  ['an address a line', '\ufeffana@example.com\n\nno@example.com\nno@example.com\n'],
])('takes unsubscribes from %s', async (_, text) => {
  files['gone.csv'] = text;
  await run((store, given) => importUnsubscribes('gone.csv', store, given));
  expect(printed).toEqual(['1 subscription erased, 1 not stored.']);
  await run(async (store) => expect(await store.listSubscriptions()).toHaveLength(1));
});

it('refuses a file without addresses, an API host, and a database that is not there', async () => {
  files['empty.csv'] = 'name\nAna\n';
  const importing = run((store, given) => importUnsubscribes('empty.csv', store, given));
  await expect(importing).rejects.toThrow('has no email address');
  const work = async () => {};
  const atHost = runSubscribers(work, getSettings({ API_BASE_URL: 'https://api.example' }), tools);
  await expect(atHost).rejects.toThrow('subscriptions go to https://api.example');
  const elsewhere = runSubscribers(work, parseSettings({ DATABASE_URL: `file:${folder}/no.db` }), tools);
  await expect(elsewhere).rejects.toThrow('There is no database');
});

it('says what it can do where nothing is named', async () => {
  await expect(startCommand(command, [])).rejects.toThrow('Name what to do: list, export');
});
