import { existsSync } from 'node:fs';

type Mode = 'production' | 'development';

/** The files that Next reads too, those that win first; loadEnvFile never overwrites what is set. */
function listEnvFiles(mode: Mode): string[] {
  return [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'];
}

/** Reads the .env files of this folder into the environment, so that commands and site see the same settings. */
export function loadEnv(mode: Mode = 'production'): void {
  for (const file of listEnvFiles(mode)) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
