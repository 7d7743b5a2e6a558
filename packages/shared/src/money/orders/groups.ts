export const orderGroups = ['all', 'to-pay', 'on-the-way', 'to-review', 'returns'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** What a seller's list is narrowed to. */
export const shopOrderGroups = [
  'all',
  'to-be-paid',
  'to-pack',
  'to-ship',
  'on-the-way',
  'delivered',
  'problems',
  'over',
] as const;
export type ShopOrderGroup = (typeof shopOrderGroups)[number];
