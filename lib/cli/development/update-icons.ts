import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { CATEGORY_ICON_NAMES } from '@/lib/art';
import { createCommand } from '../support/command';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ICON_FOLDER = path.join(ROOT, 'public/icons');
const BODIES_FILE = path.join(ROOT, 'lib/art/drawings/icon-bodies.json');

export const command = createCommand('update-icons', 'Writes the category pictures to public/icons.').action(
  updateIcons,
);

/** Writes the category pictures to public/icons, and their bodies to the module that composes pictures of them. */
async function updateIcons(): Promise<void> {
  const bodies = Object.fromEntries(CATEGORY_ICON_NAMES.map((name) => [name, getBody(name)]));

  await mkdir(ICON_FOLDER, { recursive: true });
  await removeOldIcons();
  await Promise.all(
    Object.entries(bodies).map(([name, body]) =>
      writeFile(path.join(ICON_FOLDER, `${name}.svg`), buildSvg(body)),
    ),
  );
  await writeFile(BODIES_FILE, `${JSON.stringify(bodies, null, 2)}\n`);
  console.log(`${CATEGORY_ICON_NAMES.length} icons written to public/icons`);
}

function getBody(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The icon set has no "${name}": correct the name in lib/art/category-icon.ts`);
  return icon.body;
}

async function removeOldIcons(): Promise<void> {
  const files = await readdir(ICON_FOLDER);
  await Promise.all(
    files.filter((file) => file.endsWith('.svg')).map((file) => rm(path.join(ICON_FOLDER, file))),
  );
}

function buildSvg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${body}</svg>\n`;
}
