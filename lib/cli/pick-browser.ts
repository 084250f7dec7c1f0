export type BrowserProbes = {
  /** The setting CHROMIUM_PATH. */
  override: string | undefined;
  /** Where Playwright would have put its own browser. */
  playwrightPath: string;
  /** Folders that are searched for commands. */
  searchFolders: string[];
  exists: (file: string) => boolean;
};

export type BrowserChoice =
  { kind: 'found'; path: string } | { kind: 'missing' } | { kind: 'wrong-override'; path: string };

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the tests: the one that CHROMIUM_PATH names, else Playwright's own, else one on the PATH. */
export function pickBrowser({
  override,
  playwrightPath,
  searchFolders,
  exists,
}: BrowserProbes): BrowserChoice {
  if (override) return { kind: exists(override) ? 'found' : 'wrong-override', path: override };
  const onPath = COMMANDS.flatMap((command) => searchFolders.map((folder) => `${folder}/${command}`));
  const path = [playwrightPath, ...onPath].find(exists);
  return path === undefined ? { kind: 'missing' } : { kind: 'found', path };
}

/** One way to get a browser: commands to run one after the other. */
export type InstallPlan = { label: string; commands: [command: string, ...args: string[]][] };

/** The ways to get a browser on this machine, best first. */
export function listInstallPlans({
  isRoot,
  hasAptGet,
}: {
  isRoot: boolean;
  hasAptGet: boolean;
}): InstallPlan[] {
  const canUseApt = isRoot && hasAptGet;
  const withDeps = canUseApt ? ['--with-deps'] : [];
  const plans: InstallPlan[] = [
    {
      label: "Playwright's own Chromium",
      commands: [['npx', 'playwright', 'install', ...withDeps, 'chromium']],
    },
  ];
  if (canUseApt) {
    plans.push({
      label: 'the Chromium of this system',
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      ],
    });
  }
  return plans;
}
