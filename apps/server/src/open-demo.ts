import type { Config } from './platform/config/config.ts';
import { OperatorError } from './platform/config/operator-error.ts';

/** Published passwords, everyone's mail and anybody's sign-in are shown to others only by an operator who says so. */
export function refuseOpenDemo(config: Config): void {
  if (config.thisMachineOnly || config.openDemo) return;
  if (config.demo) {
    throw new OperatorError(
      `The demo world would be open to others (${reachedBy(config)}). Set SOUK_OPEN_DEMO=1 if you mean that: its logins get passwords of their own, shown once at the start, and sign-in as anyone is off. Set SOUK_DEMO=0 for a market without it.`,
    );
  }
  if (config.socialSignIn.dev) {
    throw new OperatorError(
      `SOUK_DEV_SIGN_IN lets anyone sign in as anyone, so it is for this machine alone (${reachedBy(config)}).`,
    );
  }
}

function reachedBy({ host, url, trustedProxies }: Config): string {
  if (trustedProxies.length > 0) return 'SOUK_TRUSTED_PROXIES names a proxy';
  return `HOST is ${host}, SOUK_URL ${url}`;
}
