/** How many orders a shop cancels, to itself, to staff and to buyers. */
export const cancelRate = {
  'cancelRate.title': 'Cancelled orders',
  'cancelRate.counted': 'You cancelled {cancelled} of {paid} orders in {days} days',
  'cancelRate.within':
    'Above {percent}, buyers see this on your shop page. Orders a buyer asked to cancel don’t count, unless they were late.',
  'cancelRate.tooMany':
    'That’s above {percent}, so buyers see it on your shop page. Keep your stock up to date to bring it down.',
  'cancelRate.shown': 'On your shop page',
  'cancelRate.onShop': 'This shop cancelled or didn’t ship {percent} of its orders in the last {days} days.',
  'cancelRate.column': 'Cancelled',
  'cancelRate.ofOrders': '{percent} of {count}',
  'cancelRate.limit': 'Cancellation limit',
  'cancelRate.limitNote':
    'When a shop cancels more than this share of its paid orders in 90 days, its page says so. Below ten orders, nothing is shown.',
  'cancelRate.limitPercent': 'Percent of orders',
  'cancelRate.limitSave': 'Save limit',
  'cancelRate.limitSaved': 'Limit saved',
  'people.done.cancel-limit.changed': 'Cancellation limit changed',
} as const;
