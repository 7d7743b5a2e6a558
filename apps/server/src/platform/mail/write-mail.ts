import type { MessageValues } from '@souk/shared/languages/format.ts';
import { mailHtml } from './mail-html.ts';
import { type MailMarket, type MailWords, wordsOf } from './mail-market.ts';
import { type MailShape, mailShapes } from './mail-shapes.ts';
import type { MailOrder, WrittenMail } from './mail-templates.ts';
import { mailText } from './mail-text.ts';
import { inWords } from './money-words.ts';
import { lineInWords } from './news-line.ts';

/** The parts of a mail in its reader's words, before they become HTML and plain text. */
export interface MailParts {
  language: { code: string; dir: 'ltr' | 'rtl' };
  subject: string;
  title: string;
  hello: string;
  text: string;
  /** Several things, each on a line of its own. */
  lines: string[];
  quote: string | null;
  code: string | null;
  button: { label: string; url: string } | null;
  linkInstead: string;
  after: string[];
  footer: string;
}

export async function writeMail(order: MailOrder, market: MailMarket): Promise<WrittenMail> {
  const parts = mailParts(order, market, await wordsOf(market, order.language));
  const { subject, language } = parts;
  return { language: language.code, subject, text: mailText(parts, market), html: mailHtml(parts, market) };
}

function mailParts({ template, data }: MailOrder, market: MailMarket, words: MailWords): MailParts {
  // The data goes with its template, which the type of an order says and the table of shapes cannot.
  const shape = mailShapes[template] as MailShape<typeof data>;
  const { t } = words;
  const lines = (shape.lines?.(data) ?? []).map((line) => lineInWords(line, words));
  const values = { ...valuesOf(data, words), first: lines[0] ?? '' };
  const { button } = shape;
  const subject = t(`mail.${template}.subject`, values);
  return {
    language: words,
    subject,
    title: shape.title ? t(shape.title, values) : subject,
    hello: t('mail.hello', values),
    text: t(`mail.${template}.text`, values),
    lines,
    quote: shape.quote?.(data).trim() ?? null,
    code: shape.code?.(data) ?? null,
    button: button
      ? {
          label: t(button.label, values),
          url: market.url + (typeof button.path === 'string' ? button.path : button.path(data)),
        }
      : null,
    linkInstead: t('mail.linkInstead'),
    after: shape.after.map((key) => t(key, values)),
    footer: t('mail.footer'),
  };
}

const ways = ['password', 'email-code', 'passkey', 'google', 'apple', 'signup', 'reset'] as const;
const providers: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' };

function valuesOf(data: MailOrder['data'], { t, code }: MailWords): MessageValues {
  const values: MessageValues = Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => [name, inWords(value, code)]),
  );
  const way = ways.find((one) => one === values.way);
  if (way) values.way = t(`mail.way.${way}`);
  if (typeof values.provider === 'string') values.provider = providers[values.provider] ?? values.provider;
  return values;
}
