/** Keys of what this browser keeps of one person's walk through the market, and forgets when they sign out. */
export const viewedKey = 'souk-viewed';
export const searchesKey = 'souk-searches';
/** Tickets for a door without a line. */
export const ticketsKey = 'souk-tickets';
/** Who is expected at one’s own doors. */
export const doorsKey = 'souk-doors';
/** Whom this browser is pushed to for. */
export const pushedForKey = 'souk-push';
/** An address half-written in this tab. */
export const addressDraftKey = 'souk-address-draft';
