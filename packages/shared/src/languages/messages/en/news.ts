/** What is told of several things at once, by mail and by push. */
export const news = {
  'mail.button.look': 'Look at it at {market}',
  'mail.news.subject': '{count, plural, one {{first}} other {# things are new for you}}',
  'mail.news.title': 'New for you',
  'mail.news.text': 'This happened at {market}:',
  'news.andMore': '{line} {count, plural, one {(and # more)} other {(and # more)}}',
} as const;
