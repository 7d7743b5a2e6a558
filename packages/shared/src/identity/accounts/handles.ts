/** What a handle looks like: it stands in addresses and after an @, so only letters nobody can mistake. */
export const handleShape = /^[a-z0-9](?:[a-z0-9._-]{1,28})[a-z0-9]$/;

// Words that speak for the market, or that lead somewhere in it.
const reserved = new Set(
  `about account accounts admin administrator anonymous api app auction auctions bank billing bot buyer buyers
  checkout contact deleted dev developer everyone feedback giveaway help helpdesk host info legal live login
  logout mail market me messaging mod moderator moderators nobody none noreply null official operator order
  orders owner pay payment payments payout postmaster press privacy profile refund refunds register root safety
  sale sales search security seller sellers settings shop shops show shows signin signup souk staff status
  support system team terms test trust undefined user userguide users verified verify wallet webmaster`.split(
    /\s+/,
  ),
);

/** Handles nobody may take, however they are dotted: `souk.support`, `admin_`, `the-market`. */
export function isReservedHandle(handle: string): boolean {
  const words = handle
    .toLowerCase()
    .split(/[._-]+|\d+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => reserved.has(word) || fillers.has(word));
}

const fillers = new Set(['the', 'real', 'my', 'your', 'our', 'a', 'at', 'of', 'by', 'for']);
