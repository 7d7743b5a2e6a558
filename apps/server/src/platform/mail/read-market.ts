import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { readLanguages } from '../languages/languages.ts';
import { readSettings } from '../settings/settings.ts';
import type { MailMarket } from './mail-market.ts';

/** What a market says of itself to people it writes to, as its operator has it now. */
export async function readMarket(db: Db, { demo, url }: Pick<Config, 'demo' | 'url'>): Promise<MailMarket> {
  const { name, logoUrl, brandColour } = await readSettings(db, { demo });
  return { name, logoUrl, brandColour, url, languages: await readLanguages(db) };
}
