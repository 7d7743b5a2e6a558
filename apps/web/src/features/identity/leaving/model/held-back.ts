const reasons = [
  'show_on_air',
  'auction_running',
  'leading_bid',
  'unpaid_win',
  'giveaway_open',
  'break_open',
  'offer_agreed',
  'payment_processing',
  'refund_processing',
  'orders_open',
  'last_admin',
  'money_here',
  'balance_left',
  'payout_running',
] as const;
type HeldBack = (typeof reasons)[number];

/** Why someone cannot leave yet, as far as this version has words for it. */
export function reasonsOf(details: unknown): HeldBack[] {
  return Array.isArray(details) ? reasons.filter((reason) => details.includes(reason)) : [];
}
