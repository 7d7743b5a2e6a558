/**
 * Where one stands in an auction; `waiting` is what one bid on before it begins, `selling` what one’s own shop auctions by
 * itself.
 */
export const auctionViews = ['leading', 'outbid', 'waiting', 'won', 'lost', 'watching', 'selling'] as const;
export type AuctionView = (typeof auctionViews)[number];
