import { buildSiteIfNeeded } from '@/lib/cli/support/build-site';
import { checkPort, serveSite } from '@/lib/cli/support/serve-site';
import { runCommand } from '@/lib/cli/support/command';
import { parseSettings } from '@/lib/config/settings';
import { FAULTS_HOST_PORT, FAULTS_SITE_PORT } from '../support/ports';

/** The settings of this site; those of this machine are left out. */
const VARIABLES = {
  PORT: String(FAULTS_SITE_PORT),
  API_BASE_URL: `http://127.0.0.1:${FAULTS_HOST_PORT}`,
  API_MAX_STALE_HOURS: '',
  SITE_NAME: '',
  SITE_TAGLINE: '',
  SITE_URL: '',
  IMAGE_HOSTS: '',
  ADS_FILE: '',
  PAGES_DIR: '',
  CONTACT_EMAIL: '',
  PREVIEW_SECRET: '',
  RATE_LIMITS: 'off',
  CSP_REPORT_URL: '',
  DEPLOYMENT: 'production',
};

await runCommand(async () => {
  Object.assign(process.env, VARIABLES);
  const settings = parseSettings(process.env);
  await checkPort(settings.port);
  await buildSiteIfNeeded();
  return serveSite(settings);
});
