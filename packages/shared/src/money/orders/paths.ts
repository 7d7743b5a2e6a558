/** The live document that changes with every order of this person's, or to their shop. */
export const orderNewsPath = (userId: string): string => `orders/${userId}/state/latest`;

/** Where its buyer finds an order, and where its shop does. */
export const orderPage = (id: string): string => `/myorders?order=${id}`;
/** The same, at what was paid for it. */
export const receiptPage = (id: string): string => `${orderPage(id)}#paid`;
export const shopOrderPage = (id: string): string => `/sell/orders/${id}`;
