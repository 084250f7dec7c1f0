/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PALETTE } from './layout';

const TOKENS = readFileSync(path.join(process.cwd(), 'styles/_tokens.scss'), 'utf8');
const [, LIGHT = ''] = /@mixin light \{([^}]*)\}/.exec(TOKENS) ?? [];
const [, TILES = ''] = /@mixin tiles \{([^}]*)\}/.exec(TOKENS) ?? [];

test.each(Object.entries(PALETTE))('%s is the token of the light theme', (name, color) => {
  expect(LIGHT + TILES).toContain(`--${name}: ${color};`);
});
