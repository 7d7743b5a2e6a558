import type { news as english } from '../en/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof english> = {
  'mail.button.look': 'اعرضه في {market}',
  'mail.news.subject':
    '{count, plural, zero {{first}} one {{first}} two {لديك خبران جديدان} few {لديك # أخبار جديدة} many {لديك # خبرًا جديدًا} other {لديك # خبر جديد}}',
  'mail.news.title': 'جديد لك',
  'mail.news.text': 'إليك الجديد في {market}:',
  'news.andMore':
    '{line} {count, plural, zero {(و# أخرى)} one {(وواحد آخر)} two {(واثنان آخران)} few {(و# أخرى)} many {(و# أخرى)} other {(و# أخرى)}}',
};
