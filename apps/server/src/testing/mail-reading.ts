import type { TestApp } from './build-test-app.ts';
import { mailTo } from './mailbox.ts';

/** The code in the newest mail of a kind to an address. */
export async function codeTo(app: TestApp, email: string, template: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await newestTo(app, email, template));
  if (!code) throw new Error(`The mail ${template} to ${email} has no code.`);
  return code[0];
}

/** The secret of the link in the newest mail for setting a new password. */
export async function resetTokenTo(app: TestApp, email: string): Promise<string> {
  const token = /[?&]reset=([\w-]+)/.exec(await newestTo(app, email, 'reset-password'));
  if (!token) throw new Error(`The mail to ${email} has no link.`);
  return token[1]!;
}

/** What kinds of mail came to an address, oldest first. */
export const kindsTo = async (app: TestApp, email: string): Promise<string[]> =>
  (await mailTo(app, email)).map(({ template }) => template);

export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

async function newestTo(app: TestApp, email: string, template: string): Promise<string> {
  const mails = await mailTo(app, email);
  const mail = mails.filter((kept) => kept.template === template).at(-1);
  if (!mail) throw new Error(`There is no mail ${template} to ${email}.`);
  return mail.body;
}
