import type { news as english } from '../en/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof english> = {
  'mail.button.look': 'Voir sur {market}',
  'mail.news.subject':
    '{count, plural, one {{first}} many {# nouveautés pour vous} other {# nouveautés pour vous}}',
  'mail.news.title': 'Du nouveau pour vous',
  'mail.news.text': 'Voici les nouveautés sur {market} :',
  'news.andMore': '{line} {count, plural, one {(et # autre)} many {(et # autres)} other {(et # autres)}}',
};
