import { CATEGORY_ICON_NAMES, findIcon } from '@/lib/art';
import type { CatalogueWriter } from '@/lib/catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import { buildSlug } from '@/lib/text/build-slug';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import { editCatalogue, getEditTools } from './support/edit-catalogue';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Work = (writer: CatalogueWriter) => Promise<string[]>;

export const command = createCommand('category', 'Adds, renames, orders and removes categories.').action(
  () => {
    throw new UsageError('Name what to do: list, add, rename, reorder or remove.');
  },
);
command
  .command('list')
  .description('prints all of them in their order: slug, name, icon')
  .action(() => run(async (writer) => listCategories(writer)));
command
  .command('add')
  .description('adds one at the end')
  .argument('<name>', 'such as "Garden & Patio"')
  .option('--slug <slug>', 'the end of its address (of its name)', parseSlug)
  .option('--icon <icon>', 'a name of an icon, or words for it (those of its name)', parseIcon, '')
  .action((name, { slug = buildSlug(name), icon }) =>
    run((writer) => addCategory(writer, { name, slug, icon })),
  );
command
  .command('rename')
  .description('gives one another name, icon or address, to which the old one leads')
  .argument('<slug>', 'the end of its address')
  .option('--name <name>', 'how it is called')
  .option('--icon <icon>', 'a name of an icon, or words for it', parseIcon)
  .option('--slug <slug>', 'the end of its new address', parseSlug)
  .action((slug, change) => run((writer) => renameCategory(writer, slug, change)));
command
  .command('reorder')
  .description('puts these first, in this order; the others follow in theirs')
  .argument('<slugs...>', 'ends of addresses')
  .action((slugs) => run((writer) => orderCategories(writer, slugs)));
command
  .command('remove')
  .description(
    'takes one out; its brands, offers and articles go to another one, and its address leads there',
  )
  .argument('<slug>', 'the end of its address')
  .requiredOption('--to <slug>', 'where they go')
  .action((slug, { to }) => run((writer) => removeCategory(writer, slug, to)));

function run(work: Work): Promise<void> {
  return editCatalogue(getEditTools(), work);
}

function parseSlug(text: string): string {
  if (SLUG.test(text)) return text;
  throw new UsageError(`"${text}" fits no address: letters a to z, digits and single dashes between them.`);
}

/** Nothing leaves the choice to the words of the name. */
function parseIcon(text: string): string {
  if (text === '' || findIcon(text) !== null) return text;
  throw new UsageError(`There is no icon "${text}"; there are: ${CATEGORY_ICON_NAMES.join(', ')}.`);
}

export async function listCategories(writer: CatalogueWriter): Promise<string[]> {
  const categories = await writer.listCategories();
  const width = Math.max(0, ...categories.map(({ slug }) => slug.length));
  return categories.map(({ slug, name, icon }) => `${slug.padEnd(width)}  ${name} (${icon})`);
}

/** Throws RefusedError where its address is taken or leads to another one. */
export async function addCategory(
  writer: CatalogueWriter,
  category: { name: string; slug: string; icon: string },
): Promise<string[]> {
  const { slug, name } = category;
  if (!SLUG.test(slug)) throw new RefusedError(`"${name}" gives no address: name one with --slug.`);
  const known = await writer.listCategories();
  const same = known.find((other) => other.slug === slug || other.name === name);
  if (same !== undefined)
    throw new RefusedError(`There is the category "${same.name}" (${same.slug}) already.`);
  const present = (await writer.listMoved('category', [slug])).get(slug);
  if (present !== undefined) {
    throw new RefusedError(`The address "${slug}" leads to "${present}": choose another one with --slug.`);
  }
  await writer.saveCategories([category]);
  return [`Added: "${name}" at /categories/${slug}.`];
}

/** Throws RefusedError on one that is not there, and on an address that is taken. */
export async function renameCategory(
  writer: CatalogueWriter,
  slug: string,
  change: { name?: string; icon?: string; slug?: string },
): Promise<string[]> {
  const category = (await writer.listCategories()).find((known) => known.slug === slug);
  if (category === undefined) throw new RefusedError(await describeUnknown(writer, slug));
  if (Object.keys(change).length === 0) throw new RefusedError('Say what changes: --name, --icon or --slug.');
  const { name = category.name, icon = category.icon } = change;
  if (name.trim() === '') throw new RefusedError('A category needs a name.');
  const same = (await writer.listCategories()).find((other) => other.slug !== slug && other.name === name);
  if (same !== undefined)
    throw new RefusedError(`There is the category "${same.name}" (${same.slug}) already.`);
  await writer.saveCategories([{ slug, name, icon }]);
  const to = change.slug ?? slug;
  await writer.rename('category', slug, to);
  const leads = to === slug ? '' : `; /categories/${slug} leads there`;
  return [`Changed: "${name}" (${icon}) at /categories/${to}${leads}.`];
}

export async function orderCategories(writer: CatalogueWriter, slugs: string[]): Promise<string[]> {
  const known = new Set((await writer.listCategories()).map(({ slug }) => slug));
  const wrong = slugs.find((slug) => !known.has(slug));
  if (wrong !== undefined) throw new RefusedError(await describeUnknown(writer, wrong));
  await writer.orderCategories(slugs);
  return listCategories(writer);
}

export async function removeCategory(writer: CatalogueWriter, slug: string, to: string): Promise<string[]> {
  const known = new Set((await writer.listCategories()).map((category) => category.slug));
  const wrong = [slug, to].find((name) => !known.has(name));
  if (wrong !== undefined) throw new RefusedError(await describeUnknown(writer, wrong));
  const { offers, brands } = await writer.removeCategory(slug, to);
  return [
    `Removed: ${brands} brands and ${offers} offers with a category of their own are in "${to}"; /categories/${slug} leads there.`,
  ];
}

async function describeUnknown(writer: CatalogueWriter, slug: string): Promise<string> {
  const known = (await writer.listCategories()).map((category) => category.slug);
  return `There is no category "${slug}"; there are: ${known.join(', ')}.`;
}
