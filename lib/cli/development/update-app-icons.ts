import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { PAPER } from '@/lib/discovery/site-files';
import { MARK_PATH, readOwnPicture } from '@/lib/discovery/social';
import { createCommand } from '../support/command';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `share` is how much of the side the mark fills: masks may cut off all but a circle of 80 %. */
const ICONS = [
  { file: 'public/app-icons/192.png', sidePx: 192, share: 1 },
  { file: 'public/app-icons/512.png', sidePx: 512, share: 1 },
  { file: 'public/app-icons/maskable-192.png', sidePx: 192, share: 0.68, ground: PAPER },
  { file: 'public/app-icons/maskable-512.png', sidePx: 512, share: 0.68, ground: PAPER },
  { file: 'app/apple-icon.png', sidePx: 180, share: 0.8, ground: PAPER },
] as const;

type AppIcon = { file: string; sidePx: number; share: number; ground?: string };

export const command = createCommand(
  'update-app-icons',
  'Draws the icons of home screens from app/icon.svg: run it after a change of that file.',
).action(updateAppIcons);

async function updateAppIcons(): Promise<void> {
  const mark = await readOwnPicture(MARK_PATH);
  if (mark === null) throw new Error('app/icon.svg cannot be read.');
  await mkdir(path.join(ROOT, 'public/app-icons'), { recursive: true });
  for (const icon of ICONS) await writeFile(path.join(ROOT, icon.file), await drawIcon(mark, icon));
  console.log(`${ICONS.length} icons written`);
}

async function drawIcon(mark: string, { sidePx, share, ground }: AppIcon): Promise<Buffer> {
  const markPx = Math.round(sidePx * share);
  const picture = createElement('img', { src: mark, alt: '', width: markPx, height: markPx });
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    background: ground ?? 'transparent',
  };
  const drawing = new ImageResponse(createElement('div', { style }, picture), {
    width: sidePx,
    height: sidePx,
  });
  return Buffer.from(await drawing.arrayBuffer());
}
