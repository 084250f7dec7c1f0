import { readFile } from 'node:fs/promises';
import type { CatalogueWriter, FoundItem, NewPicture } from '@/lib/catalogue';
import { listPictureHosts } from '@/lib/catalogue/with-trusted-pictures';
import type { Settings } from '@/lib/config';
import { parsePictureUrl } from '@/lib/url/parse-web-url';
import { RefusedError } from '@/lib/catalogue/rules';
import { correctItem, findTarget, formatCorrected, listColumns } from '@/lib/feeds/corrections';
import { createCommand } from './support/command';
import { CommandError, getErrorCode, UsageError } from './support/command-error';
import {
  collectFields,
  collectNames,
  editCatalogue,
  getEditTools,
  toFlag,
  type EditTools,
} from './support/edit-catalogue';

const UNIQUE_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;

const parser = createCommand('brand', 'Corrects a brand, whatever feeds say of it now and later.')
  .argument('<brand>', 'the last part of its address, its whole address, its id, or source:external-id')
  .option('--feature', 'lists it before others and on the home page')
  .option('--unfeature', 'lists it as a brand that is not featured')
  .option('--logo <file>', 'an SVG, PNG, JPEG or WebP of up to 512 KB, or the address of a picture')
  .option('--categories <slugs>', 'its categories, with commas between them; none empties them')
  .option(
    '--set <field=value>',
    `says what the field is: ${listColumns('brand').join(', ')}; none empties it`,
    collectFields,
  )
  .option('--clear <field>', 'ends the correction of a field: what feeds say counts again', collectNames)
  .option('--rename <unique-name>', 'gives it another address, to which the old one leads')
  .option('--merge-into <brand>', 'moves its offers to another brand, now and in later imports; for good')
  .option('--show-corrections', 'changes nothing more: lists what is corrected, and what feeds say')
  .option('--dry-run', 'says what would happen and changes nothing');

export const command = parser.action((brand, options) =>
  runBrand(brand, options, { ...getEditTools(), readFile }),
);

type BrandOptions = ReturnType<typeof parser.opts>;
type Tools = EditTools & { readFile: (file: string) => Promise<Uint8Array> };

/** Corrects, renames or merges one brand, and prints what came of it. Throws CommandError. */
export async function runBrand(target: string, options: BrandOptions, tools: Tools): Promise<void> {
  const { rename, mergeInto, logo } = options;
  if (options.feature && options.unfeature) throw new UsageError('A brand is featured or not, not both.');
  const set: Record<string, string> = {
    ...toFlag('is_featured', options.feature, options.unfeature),
    ...(options.categories !== undefined && { categories: options.categories }),
    ...options.set,
  };
  const clear = options.clear ?? [];
  const isCorrected = Object.keys(set).length + clear.length > 0 || logo !== undefined;
  if (mergeInto !== undefined && (isCorrected || rename !== undefined)) {
    throw new UsageError('A brand that goes into another one cannot be changed as well.');
  }
  if (!isCorrected && !options.showCorrections && (rename ?? mergeInto) === undefined) {
    throw new UsageError('Say what to correct.');
  }
  if (rename !== undefined && !UNIQUE_NAME.test(rename)) {
    throw new UsageError(`"${rename}" fits no address: letters, digits and any of . _ - between them.`);
  }
  const picture = logo === undefined ? null : await readLogo(logo, tools.readFile);
  const work = async (writer: CatalogueWriter): Promise<string[]> => {
    if (mergeInto !== undefined) return mergeBrands(writer, target, mergeInto);
    const address = picture?.content ? await writer.savePicture(picture) : picture?.address;
    if (address !== undefined) set.logo = address;
    const given = { record: 'brand', target, set, clear } as const;
    const lines = [formatCorrected(await correctItem(writer, given, tools.now))];
    lines.push(...warnOfLogo(set.logo, tools.settings));
    if (rename !== undefined) lines.push(await renameBrand(writer, target, rename));
    return lines;
  };
  await editCatalogue(tools, work, { isDryRun: options.dryRun });
}

/** A page loads pictures of trusted hosts alone (docs/operations.md, IMAGE_HOSTS). */
function warnOfLogo(logo: string | undefined, settings: Settings): string[] {
  if (logo === undefined || !URL.canParse(logo)) return [];
  if (parsePictureUrl(logo, listPictureHosts(settings)) !== null) return [];
  const { host, protocol } = new URL(logo);
  const way = protocol === 'https:' ? `add ${host} to IMAGE_HOSTS` : 'take an https address';
  return [`The site does not show this logo, but the first letter of the name: ${way}, or give a file.`];
}

async function mergeBrands(writer: CatalogueWriter, from: string, into: string): Promise<string[]> {
  const [gone, kept] = [await findName(writer, from), await findName(writer, into)];
  const { offers } = await writer.mergeBrand(gone, kept);
  return [`${gone} is ${kept} from now on, with ${offers} offers more; /brands/${gone} leads there.`];
}

async function renameBrand(writer: CatalogueWriter, target: string, to: string): Promise<string> {
  const from = await findName(writer, target);
  await writer.rename('brand', from, to);
  return `/brands/${from} leads to /brands/${to} from now on.`;
}

async function findName(writer: CatalogueWriter, target: string): Promise<string> {
  const item: FoundItem = await findTarget(writer, 'brand', target);
  if (item.record !== 'brand') throw new RefusedError(`"${target}" is no brand.`);
  return item.brand.uniqueName;
}

const MAX_BYTES = 512 * 1024;

/** How each kind of picture begins. */
const KINDS: readonly [type: NewPicture['type'], isIt: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['image/webp', (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP'],
  [
    'image/svg+xml',
    (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i.test(bytes.toString('utf8')),
  ],
];

type Logo = (NewPicture & { address?: undefined }) | { content?: undefined; address: string };

/** The picture of a file, or the address where the text is one. Throws CommandError on a file that is no picture. */
export async function readLogo(text: string, readFile: (file: string) => Promise<Uint8Array>): Promise<Logo> {
  if (/^https?:\/\//i.test(text) || /^none$/i.test(text)) return { address: text };
  const content = Buffer.from(await read(text, readFile));
  if (content.length > MAX_BYTES) {
    throw new CommandError(`${text} has more than 512 KB: a logo is shown at 128 pixels at most.`);
  }
  const kind = KINDS.find(([, isIt]) => isIt(content));
  if (kind === undefined) throw new CommandError(`${text} is no SVG, PNG, JPEG or WebP.`);
  return { type: kind[0], content };
}

async function read(file: string, readFile: (file: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${getErrorCode(error) ?? String(error)}).`);
  }
}
