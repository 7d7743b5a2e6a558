/** Where one stands in an auction; `selling` is what one’s own shop auctions by itself. */
export const auctionViews = ['leading', 'outbid', 'won', 'lost', 'watching', 'selling'] as const;
export type AuctionView = (typeof auctionViews)[number];
