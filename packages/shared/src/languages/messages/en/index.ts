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

/** Every word of the interface in English; the other languages translate exactly these keys. */
export const en = {
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
} as const;

export type MessageKey = keyof typeof en;
