import { formatMessage, type MessageValues } from '@souk/shared/languages/format.ts';
import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import { isolated } from '@souk/shared/languages/isolate.ts';
import { defaultLanguage, shippedWords } from '@souk/shared/languages/languages.ts';
import { en, type MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { MarketLanguage } from '../languages/languages.ts';

/** What a mail says about the market it comes from, and the words it may use. */
export interface MailMarket {
  name: string;
  /** Without a slash at its end. */
  url: string;
  logoUrl: string | null;
  brandColour: string | null;
  languages: readonly MarketLanguage[];
}

export interface MailWords {
  code: string;
  dir: 'ltr' | 'rtl';
  t(key: MessageKey, values?: MessageValues): string;
}

/** The words of a language; one the market does not speak reads as the default one. */
export async function wordsOf({ languages, name }: MailMarket, code: string): Promise<MailWords> {
  const language = languages.find((one) => one.code === code) ?? languageOf(languages, defaultLanguage);
  const [messages, shipped] = await Promise.all([language.words(), shippedWords(language.code)]);
  const locale = intlLocale(language.code);
  return {
    code: language.code,
    dir: language.dir,
    t(key, values = {}) {
      const filled = kept({ market: name, ...values }, language.dir);
      const own = messages[key];
      if (own !== undefined) {
        try {
          return formatMessage(own, filled, locale);
        } catch (error) {
          // An operator's slip in a message must not keep people out of their accounts.
          if (!(error instanceof SyntaxError)) throw error;
        }
      }
      return formatMessage(shipped?.[key] ?? en[key] ?? key, filled, locale);
    },
  };
}

function languageOf(languages: readonly MarketLanguage[], code: string): MarketLanguage {
  const found = languages.find((language) => language.code === code);
  if (!found) throw new Error(`The market lost its words in ${code}`);
  return found;
}

/** People's own words on one line, held together where they run against the sentence. */
function kept(values: MessageValues, dir: 'ltr' | 'rtl'): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : isolated(oneLine(value), dir),
    ]),
  );
}

/** Line ends and other control characters would end a header and begin another. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Who mails come from: as set, else the market by its name at the host of its address. */
export function senderOf(
  configured: string | undefined,
  market: Pick<MailMarket, 'name' | 'url'>,
): { name: string; address: string } {
  const named = /^(?<name>.*?)\s*<(?<address>[^<>]+)>$/.exec(configured ?? '')?.groups;
  const address = named?.address ?? configured ?? `no-reply@${new URL(market.url).hostname}`;
  const name = named?.name?.replace(/^"(.*)"$/, '$1') || market.name;
  return { name: oneLine(name), address };
}
