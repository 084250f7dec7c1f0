import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateRoutesManifest } from 'next/dist/build/generate-routes-manifest';
import { defaultConfig } from 'next/dist/server/config-shared';
import { BUILD_ID_FILE as ID, ROUTES_MANIFEST } from 'next/dist/shared/lib/constants';
import { bin } from 'next/package.json';
import nextConfig from '@/next.config.mjs';
import { BUILD_ID_FILE, NEXT_SCRIPT, ROUTES_FILE, parseBuiltHeaders } from './next-files';

it('the script is the one that the package names', () => {
  expect(NEXT_SCRIPT).toBe(path.posix.join('node_modules/next', bin.next));
  expect(existsSync(NEXT_SCRIPT)).toBe(true);
});

it("the build's files lie where Next writes them", () => {
  expect(BUILD_ID_FILE).toBe(`${nextConfig.distDir}/${ID}`);
  expect(ROUTES_FILE).toBe(`${nextConfig.distDir}/${ROUTES_MANIFEST}`);
});

it('finds the headers in what Next writes', () => {
  const { routesManifest } = generateRoutesManifest({
    ...{ pageKeys: { pages: [] }, redirects: [], onMatchHeaders: [], restrictedRedirectPaths: [] },
    ...{ rewrites: { beforeFiles: [], afterFiles: [], fallback: [] }, isAppPPREnabled: false },
    ...{ appType: 'app', deploymentId: '', config: defaultConfig as never },
    headers: [{ source: '/x', headers: [{ key: 'X-Other', value: 'noindex' }] }],
  });
  expect(parseBuiltHeaders(JSON.stringify(routesManifest))).toEqual(['X-Other']);
});

it('refuses another list', () => {
  expect(() => parseBuiltHeaders('{}')).toThrow();
});
