import type { en } from '../en/index.ts';
import type { Translation } from '../translation.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { help } from './help.ts';
import { landing } from './landing.ts';
import { live } from './live.ts';
import { market } from './market.ts';
import { selling } from './selling.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { ui } from './ui.ts';

/** Every word of the interface in French. */
export const fr: Translation<typeof en> = {
  ...account,
  ...admin,
  ...help,
  ...landing,
  ...live,
  ...market,
  ...selling,
  ...shell,
  ...signIn,
  ...ui,
};
