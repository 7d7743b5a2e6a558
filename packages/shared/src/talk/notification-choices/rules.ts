/** What the market tells people about (product §9). */
export const notificationKinds = [
  'message',
  'outbid',
  'won',
  'auction',
  'order',
  'offer',
  'price-drop',
  'back-in-stock',
  'show-starting',
  'lot-coming-up',
  'followed-shop-live',
  'payout',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['in-app', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Of interest only to those who keep a shop. */
export const sellerKinds: readonly NotificationKind[] = ['payout'];

type ByChannel = Readonly<Record<NotificationChannel, boolean>>;

/** What everyone starts with: what cannot wait is pushed, what one keeps is mailed, the rest stays in the market. */
const defaults: Readonly<Record<NotificationKind, ByChannel>> = {
  message: { 'in-app': true, email: true, push: true },
  outbid: { 'in-app': true, email: false, push: true },
  won: { 'in-app': true, email: true, push: true },
  auction: { 'in-app': true, email: false, push: true },
  order: { 'in-app': true, email: true, push: true },
  offer: { 'in-app': true, email: true, push: true },
  'price-drop': { 'in-app': true, email: true, push: false },
  'back-in-stock': { 'in-app': true, email: true, push: false },
  'show-starting': { 'in-app': true, email: true, push: true },
  'lot-coming-up': { 'in-app': true, email: false, push: true },
  'followed-shop-live': { 'in-app': true, email: false, push: false },
  payout: { 'in-app': true, email: true, push: false },
};

/**
 * E-mails that always go out. A win is a purchase, and consumer law asks for its confirmation on something one can
 * keep; a payout is told because money that leaves an account unseen is how a stolen one is emptied.
 */
const always: ReadonlySet<string> = new Set(['won/email', 'order/email', 'payout/email']);

export function choiceAtStart(kind: NotificationKind, channel: NotificationChannel): boolean {
  return defaults[kind][channel];
}

/** Whether it goes out whatever one chooses. */
export function isAlwaysSent(kind: NotificationKind, channel: NotificationChannel): boolean {
  return always.has(`${kind}/${channel}`);
}
