import type { news as english } from '../en/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof english> = {
  'mail.button.look': 'Ver en {market}',
  'mail.news.subject': '{count, plural, one {{first}} many {Tienes # novedades} other {Tienes # novedades}}',
  'mail.news.title': 'Novedades para ti',
  'mail.news.text': 'Esto es lo nuevo en {market}:',
  'news.andMore': '{line} {count, plural, one {(y # más)} many {(y # más)} other {(y # más)}}',
};
