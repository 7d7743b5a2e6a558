import { en } from './messages/en/index.ts';
import type { Language, Messages } from './schema.ts';

/** The languages that ship with Souk; the admin area can change their words and add more. */
export const shippedLanguages: Array<Omit<Language, 'messages'>> = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
];

export const defaultLanguage = 'en';

const words: Readonly<Record<string, () => Messages | Promise<Messages>>> = {
  en: () => en,
  es: async () => (await import('./messages/es/index.ts')).es,
  fr: async () => (await import('./messages/fr/index.ts')).fr,
  ar: async () => (await import('./messages/ar/index.ts')).ar,
};

/** What a language that ships says, nothing for another; each takes some 6 MB, so it is read when it is first spoken. */
export const shippedWords = async (code: string): Promise<Messages | undefined> => words[code]?.();

/** The first language of an `Accept-Language` header that is spoken here. */
export function preferredLanguage(header: string | undefined, spoken: readonly string[]): string {
  const wanted = (header ?? '')
    .split(',')
    .map((item) => {
      const [tag = '', ...rest] = item.trim().split(';');
      const quality = Number(rest.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { code: tag.toLowerCase().split('-')[0] ?? '', quality };
    })
    .filter(({ code, quality }) => code && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ code }) => spoken.includes(code))?.code ?? defaultLanguage;
}
