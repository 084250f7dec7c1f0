import { listInstallPlans, pickBrowser } from './browser';

const PLAYWRIGHT = '/cache/chromium/chrome';

function pick(existing: string[], override?: string) {
  return pickBrowser({
    override,
    playwrightPath: PLAYWRIGHT,
    searchFolders: ['/usr/local/bin', '/usr/bin'],
    exists: (file) => existing.includes(file),
  });
}

describe('pickBrowser', () => {
  it.each([
    ['what CHROMIUM_PATH names', ['/opt/x', PLAYWRIGHT], '/opt/x', { kind: 'found', path: '/opt/x' }],
    [
      'nothing else where that is not there',
      [PLAYWRIGHT],
      '/opt/x',
      { kind: 'wrong-override', path: '/opt/x' },
    ],
    ['Playwright’s own', ['/usr/bin/chromium', PLAYWRIGHT], '', { kind: 'found', path: PLAYWRIGHT }],
    [
      'the one without windows before others of the system',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      undefined,
      { kind: 'found', path: '/usr/bin/chromium-headless-shell' },
    ],
    ['the system’s', ['/usr/bin/chromium'], undefined, { kind: 'found', path: '/usr/bin/chromium' }],
    [
      'Chromium before Chrome',
      ['/usr/local/bin/google-chrome', '/usr/bin/chromium-browser'],
      undefined,
      { kind: 'found', path: '/usr/bin/chromium-browser' },
    ],
    ['none', [], undefined, { kind: 'missing' }],
  ])('takes %s', (_, existing, override, choice) => {
    expect(pick(existing, override)).toEqual(choice);
  });
});

describe('listInstallPlans', () => {
  const list = (isRoot: boolean, hasAptGet: boolean) =>
    listInstallPlans({ isRoot, hasAptGet }).map(({ commands }) => commands.map((words) => words.join(' ')));

  it('has three ways as root on Debian', () => {
    expect(list(true, true)).toEqual([
      ['npx playwright install --with-deps chromium'],
      [
        'apt-get update',
        'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation',
      ],
      ['apt-get update', 'apt-get install -y --no-install-recommends chromium fonts-liberation'],
    ]);
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('has Playwright’s alone else (root %s, apt-get %s)', (isRoot, hasAptGet) => {
    expect(list(isRoot, hasAptGet)).toEqual([['npx playwright install chromium']]);
  });
});
