import type { Money } from '@souk/shared/money.ts';
import type { NewsLine } from '@souk/shared/talk/notifications/texts.ts';

/** Paid to a shop itself; `details` are its own words. */
interface ToPay {
  name: string;
  order: string;
  price: Money;
  shop: string;
  days: number;
  details: string;
  path: string;
}

/** Every mail the market sends, with what it tells. A `path` leads into the market: `/login?reset=…`. */
export interface MailTemplates {
  'verify-email': { name: string; code: string };
  'already-member': { name: string };
  'sign-in-code': { name: string; code: string };
  'reset-password': { name: string; path: string; minutes: number };
  'password-changed': { name: string };
  'change-email': { name: string; code: string };
  'email-changed': { name: string; newEmail: string };
  'confirm-code': { name: string; code: string };
  'new-sign-in': { name: string; device: string; way: string };
  'passkey-added': { name: string; passkey: string };
  'passkey-removed': { name: string; passkey: string };
  'second-factor-on': { name: string };
  'second-factor-off': { name: string };
  'second-factor-tried': { name: string };
  'recovery-code-used': { name: string; left: number };
  'identity-linked': { name: string; provider: string };
  'seller-approved': { name: string };
  'seller-refused': { name: string; reason: string };
  'order-link': { name: string; order: string; days: number; path: string };
  'order-paid': { name: string; order: string; path: string };
  /** The shop has the money, and the market never had it. */
  'order-paid-shop': { name: string; shop: string; order: string; price: Money; path: string };
  'order-transfer': ToPay;
  'order-at-pickup': ToPay;
  /** To be picked up; `details` are where, and what its shop says about it. */
  'order-ready': { name: string; order: string; shop: string; details: string; path: string };
  'order-ready-unpaid': {
    name: string;
    order: string;
    shop: string;
    price: Money;
    details: string;
    path: string;
  };
  /** To a shop, on the last day that it promised; and once that is over. */
  'order-ship-today': { name: string; buyer: string; order: string; path: string };
  'order-late': { name: string; buyer: string; order: string; path: string };
  /** To its buyer, who may cancel; and where they cannot. */
  'order-not-shipped': { name: string; shop: string; order: string; path: string };
  'order-not-shipped-yet': { name: string; shop: string; order: string; path: string };
  'order-rest-not-shipped': { name: string; shop: string; order: string; path: string };
  'order-rest-given-up': { name: string; price: Money; order: string; path: string };
  /** The market cancelled it: to its shop, and to its buyer. */
  'order-never-shipped': { name: string; price: Money; order: string; path: string };
  'order-given-up': { name: string; shop: string; price: Money; order: string; path: string };
  'tickets-bought': { name: string; event: string; order: string; path: string };
  /** `head` is the hash of the last entry of its log. */
  'auction-won': { name: string; product: string; price: Money; head: string; path: string };
  'auction-sold': {
    name: string;
    product: string;
    price: Money;
    buyer: string;
    head: string;
    path: string;
  };
  'bank-account-changed': { name: string; last4: string };
  'bank-account-removed': { name: string };
  'account-deleted': { name: string };
  'offer-received': { name: string; buyer: string; product: string; price: Money; path: string };
  'offer-counter-accepted': { name: string; buyer: string; product: string; price: Money; path: string };
  'offer-accepted': { name: string; product: string; price: Money; path: string };
  'offer-countered': { name: string; product: string; offered: Money; price: Money; path: string };
  'offer-declined': { name: string; product: string; price: Money; path: string };
  'offer-expired': { name: string; product: string; price: Money; path: string };
  'price-drop': { name: string; product: string; before: Money; price: Money; path: string };
  /** What has no mail of its own, or several things of a kind; `count` of them. */
  news: { name: string; lines: NewsLine[]; count: number; path: string };
  'back-in-stock': { name: string; product: string; price: Money; path: string };
}

export type MailTemplate = keyof MailTemplates;

/** One mail that is asked for; the data goes with its template. */
export type MailOrder = {
  [Template in MailTemplate]: {
    to: string;
    template: Template;
    /** The code of a language; one the market does not speak reads English. */
    language: string;
    data: MailTemplates[Template];
  };
}[MailTemplate];

/** The reader of one of these gets into an account, or sees an order. */
type SecretTemplate =
  | 'verify-email'
  | 'sign-in-code'
  | 'reset-password'
  | 'change-email'
  | 'confirm-code'
  | 'order-link';

export type PlainMailOrder = Exclude<MailOrder, { template: SecretTemplate }>;

/** A mail as it leaves. */
export interface WrittenMail {
  /** The language it came to be in. */
  language: string;
  subject: string;
  text: string;
  html: string;
}
