/** Where a buyer pays for a lot, or accepts a second-chance offer. */
export const payForLotPage = (lotId: string): string => `/myorders?lot=${lotId}`;

/** What became of a lot, for its seller. */
export const lotOrdersPage = (lotId: string): string => `/settings/auction/order-list/${lotId}`;

/** Every bid on a lot, and how to check them. */
export const lotLogPage = (lotId: string): string => `/lots/${lotId}/log`;
