import type { MailOrder, MailTemplate, MailTemplates } from '../platform/mail/mail-templates.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const vase = { name: 'Mara Lind', product: 'Bottle vase', path: '/product/3f0c' };
const toSeller = { ...vase, buyer: 'Inês Carvalho', path: '/shop/9d1e?tab=offers' };

/** One of each mail, for the tests. */
export const mailExamples: MailTemplates = {
  'verify-email': { name: 'Mara Lind', code: '120034' },
  'already-member': { name: 'Mara Lind' },
  'sign-in-code': { name: 'Mara Lind', code: '004217' },
  'reset-password': { name: 'Mara Lind', path: '/login?reset=abc_DEF-1', minutes: 30 },
  'password-changed': { name: 'Mara Lind' },
  'change-email': { name: 'Mara Lind', code: '998877' },
  'email-changed': { name: 'Mara Lind', newEmail: 'mara.new@mail.example' },
  'confirm-code': { name: 'Mara Lind', code: '555001' },
  'new-sign-in': { name: 'Mara Lind', device: 'Firefox, Linux', way: 'email-code' },
  'passkey-added': { name: 'Mara Lind', passkey: 'Blue laptop' },
  'passkey-removed': { name: 'Mara Lind', passkey: 'Blue laptop' },
  'second-factor-on': { name: 'Mara Lind' },
  'second-factor-off': { name: 'Mara Lind' },
  'second-factor-tried': { name: 'Mara Lind' },
  'recovery-code-used': { name: 'Mara Lind', left: 3 },
  'identity-linked': { name: 'Mara Lind', provider: 'google' },
  'seller-approved': { name: 'Mara Lind' },
  'seller-refused': { name: 'Mara Lind', reason: 'The name cannot be read.\nPlease take a sharper picture.' },
  'order-transfer': {
    name: 'Mara Lind',
    order: 'SK-20418',
    price: { amount: 7_050, currency: 'USD' },
    shop: 'Halden & Moor',
    days: 5,
    details: 'Halden & Moor ApS\nDK50 0040 0440 1162 43\nSparebank Aarhus',
    path: '/myorders?order=1',
  },
  'order-at-pickup': {
    name: 'Mara Lind',
    order: 'SK-20418',
    price: { amount: 7_050, currency: 'USD' },
    shop: 'Halden & Moor',
    days: 5,
    details: 'Cash or card, whichever you like.',
    path: '/myorders?order=1',
  },
  'order-ready': {
    ...{ name: 'Mara Lind', order: 'SK-20418', shop: 'Halden & Moor', details: 'Store Torv 4' },
    path: '/myorders?order=1',
  },
  'order-ready-unpaid': {
    ...{ name: 'Mara Lind', order: 'SK-20418', shop: 'Halden & Moor', price: usd(7_050) },
    details: 'Store Torv 4\nCash or card, whichever you like.',
    path: '/myorders?order=1',
  },
  'order-link': { name: 'Mara Lind', order: 'SK-20418', days: 7, path: '/myorders?order=1' },
  'order-ship-today': { name: 'Mara Lind', buyer: 'ines', order: 'SK-20418', path: '/sell/orders/1' },
  'order-late': { name: 'Mara Lind', buyer: 'ines', order: 'SK-20418', path: '/sell/orders/1' },
  'order-not-shipped': {
    ...{ name: 'Mara Lind', shop: 'Halden & Moor', order: 'SK-20418' },
    path: '/myorders?order=1',
  },
  'order-not-shipped-yet': {
    ...{ name: 'Mara Lind', shop: 'Halden & Moor', order: 'SK-20418' },
    path: '/myorders?order=1',
  },
  'order-rest-not-shipped': {
    ...{ name: 'Mara Lind', shop: 'Halden & Moor', order: 'SK-20418' },
    path: '/myorders?order=1',
  },
  'order-rest-given-up': {
    ...{ name: 'Mara Lind', price: usd(7_050), order: 'SK-20418' },
    path: '/myorders?order=1',
  },
  'order-never-shipped': {
    ...{ name: 'Mara Lind', price: usd(7_050), order: 'SK-20418' },
    path: '/sell/orders/1',
  },
  'order-given-up': {
    ...{ name: 'Mara Lind', shop: 'Halden & Moor', price: usd(7_050), order: 'SK-20418' },
    path: '/myorders?order=1',
  },
  'tickets-bought': {
    name: 'Mara Lind',
    event: 'Throw your first bowl',
    order: 'SK-20418',
    path: '/myorders?order=1',
  },
  'order-paid': { name: 'Mara Lind', order: 'SK-20418', path: '/myorders?order=1#paid' },
  'order-paid-shop': {
    ...{ name: 'Mara Lind', shop: 'Mirel Ceramics', order: 'SK-20418', price: usd(4_800) },
    path: '/myorders?order=1#paid',
  },
  'auction-won': { ...vase, price: usd(7_000), head: 'a4'.repeat(32) },
  'auction-sold': { ...vase, price: usd(7_000), buyer: 'ines', head: 'a4'.repeat(32) },
  'bank-account-changed': { name: 'Mara Lind', last4: '4417' },
  'bank-account-removed': { name: 'Mara Lind' },
  'account-deleted': { name: 'Mara Lind' },
  'offer-received': { ...toSeller, price: usd(7_000) },
  'offer-counter-accepted': { ...toSeller, price: usd(7_600) },
  'offer-accepted': { ...vase, price: usd(7_000) },
  'offer-countered': { ...vase, offered: usd(7_000), price: usd(7_650) },
  'offer-declined': { ...vase, price: usd(7_000) },
  'offer-expired': { ...vase, price: usd(7_000) },
  'price-drop': { ...vase, before: usd(8_400), price: usd(6_900) },
  news: {
    name: 'Mara Lind',
    lines: [
      { text: 'outbid', params: { product: 'Bottle vase', price: usd(7_000) } },
      { text: 'messages', params: { name: 'Inês Carvalho', count: 3 } },
    ],
    count: 2,
    path: '/',
  },
  'back-in-stock': { ...vase, price: usd(8_400) },
};

export const mailTemplates = Object.keys(mailExamples) as MailTemplate[];

export const exampleOrder = (template: MailTemplate, language: string, to = 'mara@mail.example'): MailOrder =>
  ({ to, template, language, data: mailExamples[template] }) as MailOrder;
