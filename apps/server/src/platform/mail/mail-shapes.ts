import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { NewsLine } from '@souk/shared/talk/notifications/texts.ts';
import type { MailTemplate, MailTemplates } from './mail-templates.ts';

/** What a mail has besides its subject and its text. */
export interface MailShape<Data> {
  /** Where the heading is not the subject. */
  title?: MessageKey;
  code?: (data: Data) => string;
  lines?: (data: Data) => readonly NewsLine[];
  /** Someone's own words, on lines of their own. */
  quote?: (data: Data) => string;
  button?: { label: MessageKey; path: string | ((data: Data) => string) };
  after: readonly MessageKey[];
}

const codeNotes: readonly MessageKey[] = ['mail.codeLife', 'mail.codeIgnore'];

const toAccount = {
  button: { label: 'mail.button.account', path: '/settings' },
  after: ['mail.notYou'],
} as const satisfies MailShape<unknown>;

const toSupport = {
  button: { label: 'mail.button.support', path: '/userguide?article=contact' },
  after: ['mail.notYouSupport'],
} as const satisfies MailShape<unknown>;

const toBank = {
  button: { label: 'mail.button.bank', path: '/bankdetails' },
  after: ['mail.notYou'],
} as const satisfies MailShape<unknown>;

/** Leads to what it is about, and says where such mails are switched off. */
const toThing = (label: MessageKey, ...after: MessageKey[]): MailShape<{ path: string }> => ({
  button: { label, path: ({ path }) => path },
  after: [...after, 'mail.choices'],
});

export const mailShapes: { readonly [Template in MailTemplate]: MailShape<MailTemplates[Template]> } = {
  'verify-email': { title: 'mail.verify-email.title', code: ({ code }) => code, after: codeNotes },
  'already-member': {
    button: { label: 'mail.button.signIn', path: '/login' },
    after: [],
  },
  'sign-in-code': { title: 'mail.sign-in-code.title', code: ({ code }) => code, after: codeNotes },
  'reset-password': {
    title: 'mail.reset-password.title',
    button: { label: 'mail.button.newPassword', path: ({ path }) => path },
    after: ['mail.reset-password.after'],
  },
  'password-changed': {
    button: { label: 'mail.button.newPassword', path: '/login' },
    after: ['mail.notYou'],
  },
  'change-email': { title: 'mail.change-email.title', code: ({ code }) => code, after: codeNotes },
  'email-changed': toSupport,
  'confirm-code': { title: 'mail.confirm-code.title', code: ({ code }) => code, after: codeNotes },
  'new-sign-in': toAccount,
  'passkey-added': toAccount,
  'passkey-removed': toAccount,
  'second-factor-on': toAccount,
  'second-factor-off': toAccount,
  'second-factor-tried': toAccount,
  'recovery-code-used': toAccount,
  'identity-linked': toAccount,
  'seller-approved': { button: { label: 'mail.button.market', path: '/' }, after: [] },
  'seller-refused': {
    quote: ({ reason }) => reason,
    button: { label: 'mail.button.account', path: '/settings' },
    after: ['mail.seller-refused.after'],
  },
  'order-link': {
    button: { label: 'mail.button.order', path: ({ path }) => path },
    after: ['mail.order-link.after'],
  },
  'order-paid': toThing('mail.button.receipt'),
  'order-paid-shop': toThing('mail.button.receipt'),
  'order-transfer': {
    ...toThing('mail.button.order', 'mail.order-transfer.after'),
    quote: ({ details }) => details,
  },
  'order-at-pickup': { ...toThing('mail.button.order'), quote: ({ details }) => details },
  'order-ready': { ...toThing('mail.button.order'), quote: ({ details }) => details },
  'order-ready-unpaid': { ...toThing('mail.button.order'), quote: ({ details }) => details },
  'order-ship-today': toThing('mail.button.order'),
  'order-late': toThing('mail.button.order'),
  'order-not-shipped': toThing('mail.button.order'),
  'order-not-shipped-yet': toThing('mail.button.order'),
  'order-rest-not-shipped': toThing('mail.button.order'),
  'order-rest-given-up': toThing('mail.button.order'),
  'order-never-shipped': toThing('mail.button.order'),
  'order-given-up': toThing('mail.button.order'),
  'tickets-bought': toThing('mail.button.tickets'),
  'auction-won': toThing('mail.button.bids'),
  'auction-sold': toThing('mail.button.bids'),
  'bank-account-changed': toBank,
  'bank-account-removed': toBank,
  'account-deleted': toSupport,
  'offer-received': toThing('mail.button.answerOffer'),
  'offer-counter-accepted': toThing('mail.button.offers'),
  'offer-accepted': toThing('mail.button.product', 'mail.offer-accepted.after'),
  'offer-countered': toThing('mail.button.answerOffer'),
  'offer-declined': toThing('mail.button.product'),
  'offer-expired': toThing('mail.button.product'),
  'price-drop': toThing('mail.button.product'),
  'back-in-stock': toThing('mail.button.product'),
  news: { ...toThing('mail.button.look'), title: 'mail.news.title', lines: ({ lines }) => lines },
};
