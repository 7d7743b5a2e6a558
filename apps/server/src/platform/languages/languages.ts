import { shippedLanguages, shippedWords } from '@souk/shared/languages/languages.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import type { Language, Messages } from '@souk/shared/languages/schema.ts';
import type { Db } from '../db/database.ts';

/** A language of the market, whose words are read when they are asked for. */
export interface MarketLanguage extends Omit<Language, 'messages'> {
  /** All that English says; what is not translated reads so. */
  words(): Promise<Messages>;
}

/** The shipped languages with what the operator changed or added. */
export async function readLanguages(db: Db): Promise<MarketLanguage[]> {
  const changed = await db
    .selectFrom('languages')
    .select(['code', 'name', 'dir', 'messages'])
    .orderBy('position')
    .orderBy('code')
    .execute();
  const byCode = new Map(changed.map((language) => [language.code, language]));
  const shipped = shippedLanguages.map((language) => {
    const own = byCode.get(language.code);
    byCode.delete(language.code);
    return spokenAs(own ?? { ...language, messages: undefined });
  });
  return [...shipped, ...[...byCode.values()].map(spokenAs)];
}

/** Whether the market can be read in a language. */
export async function isSpoken(db: Db, code: string): Promise<boolean> {
  if (shippedLanguages.some((language) => language.code === code)) return true;
  const added = await db.selectFrom('languages').select('code').where('code', '=', code).executeTakeFirst();
  return added !== undefined;
}

/** With messages: of the wanted language without those of mails and papers, of the others just that they exist. */
export const onlyMessagesOf = (languages: MarketLanguage[], code: string): Promise<Language[]> =>
  Promise.all(
    languages.map(async ({ words, ...language }) => ({
      ...language,
      messages: language.code === code ? onScreen(await words()) : {},
    })),
  );

/** With all that each says. */
export const allMessagesOf = (languages: MarketLanguage[]): Promise<Language[]> =>
  Promise.all(languages.map(async ({ words, ...language }) => ({ ...language, messages: await words() })));

const onScreen = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !/^(mail|papers)\./.test(key)));

function spokenAs({
  code,
  name,
  dir,
  messages,
}: Omit<Language, 'messages'> & { messages: Messages | undefined }): MarketLanguage {
  let all: Promise<Messages> | undefined;
  const read = async () => {
    const shipped = await shippedWords(code);
    // Those that ship say all that English says; a copy of one is large.
    return shipped && !messages ? shipped : { ...en, ...shipped, ...messages };
  };
  return { code, name, dir, words: () => (all ??= read()) };
}
