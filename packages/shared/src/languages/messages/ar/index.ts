import type { en } from '../en/index.ts';
import type { Translation } from '../translation.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminPeople } from './admin-people.ts';
import { deviceErrors } from './device-errors.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { landing } from './landing.ts';
import { leaving } from './leaving.ts';
import { live } from './live.ts';
import { mail } from './mail.ts';
import { market } from './market.ts';
import { profile } from './profile.ts';
import { security } from './security.ts';
import { selling } from './selling.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { social } from './social.ts';
import { ui } from './ui.ts';
import { verify } from './verify.ts';

/** Every word of the interface in Arabic. */
export const ar: Translation<typeof en> = {
  ...account,
  ...admin,
  ...adminPeople,
  ...deviceErrors,
  ...files,
  ...help,
  ...landing,
  ...leaving,
  ...live,
  ...mail,
  ...market,
  ...profile,
  ...security,
  ...selling,
  ...settings,
  ...shell,
  ...signIn,
  ...social,
  ...ui,
  ...verify,
};
