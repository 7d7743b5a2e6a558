import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { api } from '@/platform/api/index.ts';
import { readCookie } from '@/platform/cookies.ts';
import { loadLanguages } from '@/platform/i18n/index.ts';
import type { PageState } from './page-state.ts';

/** What a page from our server carries, fetched where another one (the development server) gave the page. */
export async function fetchPageState(): Promise<PageState> {
  const code = readCookie('souk_lang') ?? 'en';
  const [settings, languages] = await Promise.all([
    api.get<AppSettings>('/admin/app/settings'),
    loadLanguages(code),
  ]);
  const language = languages.find((one) => one.code === code) ?? languages[0];
  if (!language) throw new Error('the backend speaks no language');
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.dir;
  return {
    drawn: false,
    address: location.pathname + location.search,
    missing: false,
    signedIn: false,
    passkeys: false,
    complete: true,
    drawnAt: Date.now(),
    timeZone: 'UTC',
    language,
    spoken: languages.map(({ code, name, dir }) => ({ code, name, dir })),
    settings,
    queries: [],
  };
}
