/** What is told of several things at once, by mail and by push. */
export const news = {
  'mail.button.look': 'View on {market}',
  'mail.news.subject': '{count, plural, one {{first}} other {# updates for you}}',
  'mail.news.title': 'New for you',
  'mail.news.text': 'Here’s what’s new on {market}:',
  'news.andMore': '{line} {count, plural, one {(and # more)} other {(and # more)}}',
} as const;
