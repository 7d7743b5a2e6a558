import { join } from 'node:path';
import { type Config, readConfig, unknownVariables } from './platform/config/config.ts';
import { withEnvFile } from './platform/config/env-file.ts';

const projectRoot = join(import.meta.dirname, '../../..');

/** The configuration of this process: flags over environment over `.env`. */
export function loadConfig(flags: { roles?: string | undefined } = {}): Config {
  const env = withEnvFile(process.env, projectRoot);
  for (const warning of unknownVariables(env)) process.stderr.write(`${warning}\n`);
  return readConfig(flags.roles === undefined ? env : { ...env, SOUK_ROLES: flags.roles }, projectRoot);
}
