import { shippedLanguages } from '@souk/shared/languages/languages.ts';
import type { Language } from '@souk/shared/languages/schema.ts';
import type { Db } from '../db/database.ts';

const english = shippedLanguages.find(({ code }) => code === 'en')?.messages ?? {};

/** The shipped languages with what the operator changed or added; what is not translated reads English. */
export async function readLanguages(db: Db): Promise<Language[]> {
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
    // Those that ship say all that English says; a copy of one is large.
    return own ? merge(language, own) : language;
  });
  return [...shipped, ...[...byCode.values()].map((added) => merge(added, added))];
}

/** Whether the market can be read in a language. */
export async function isSpoken(db: Db, code: string): Promise<boolean> {
  if (shippedLanguages.some((language) => language.code === code)) return true;
  const added = await db.selectFrom('languages').select('code').where('code', '=', code).executeTakeFirst();
  return added !== undefined;
}

/** Only the wanted language's messages, without those of mails and papers; of the others just that they exist. */
export const onlyMessagesOf = (languages: Language[], code: string): Language[] =>
  languages.map((language) => ({
    ...language,
    messages: language.code === code ? onScreen(language.messages) : {},
  }));

const onScreen = (messages: Language['messages']) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !/^(mail|papers)\./.test(key)));

const merge = (language: Language, own: Language): Language => ({
  code: language.code,
  name: own.name,
  dir: own.dir,
  messages: { ...english, ...language.messages, ...own.messages },
});
