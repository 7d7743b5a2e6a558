import { ar } from './messages/ar/index.ts';
import { en } from './messages/en/index.ts';
import { es } from './messages/es/index.ts';
import { fr } from './messages/fr/index.ts';
import type { Language } from './schema.ts';

/** The languages that ship with Souk; the admin area can change their words and add more. */
export const shippedLanguages: Language[] = [
  { code: 'en', name: 'English', dir: 'ltr', messages: en },
  { code: 'es', name: 'Español', dir: 'ltr', messages: es },
  { code: 'fr', name: 'Français', dir: 'ltr', messages: fr },
  { code: 'ar', name: 'العربية', dir: 'rtl', messages: ar },
];

export const defaultLanguage = 'en';

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
