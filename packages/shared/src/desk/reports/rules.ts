/** What can be reported. */
export const reportTargetKinds = [
  'product',
  'shop',
  'event',
  'show',
  'clip',
  'review',
  'person',
  'message',
] as const;
export type ReportTargetKind = (typeof reportTargetKinds)[number];

export const reportReasons = [
  'counterfeit',
  'forbidden',
  'misleading',
  'offensive',
  'spam',
  'fraud',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStates = ['open', 'resolved', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

const aboutGoods: readonly ReportReason[] = [
  'counterfeit',
  'forbidden',
  'misleading',
  'fraud',
  'copyright',
  'other',
];
const aboutWords: readonly ReportReason[] = ['offensive', 'misleading', 'spam', 'copyright', 'other'];
const aboutPeople: readonly ReportReason[] = ['offensive', 'fraud', 'spam', 'copyright', 'other'];

/** The reasons that make sense of a kind of thing, the likeliest first. */
export const reasonsFor: Readonly<Record<ReportTargetKind, readonly ReportReason[]>> = {
  product: aboutGoods,
  event: ['misleading', 'forbidden', 'fraud', 'offensive', 'spam', 'copyright', 'other'],
  shop: ['fraud', 'counterfeit', 'forbidden', 'misleading', 'offensive', 'spam', 'copyright', 'other'],
  show: ['offensive', 'forbidden', 'fraud', 'misleading', 'counterfeit', 'spam', 'copyright', 'other'],
  clip: ['offensive', 'forbidden', 'misleading', 'spam', 'fraud', 'copyright', 'other'],
  review: aboutWords,
  person: aboutPeople,
  message: ['spam', 'fraud', 'offensive', 'forbidden', 'copyright', 'other'],
};

export const longestNote = 1_000;

/** `other` says nothing without words. */
export const needsNote = (reason: ReportReason): boolean => reason === 'other';
