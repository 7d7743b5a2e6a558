/** Where anyone checks a draw. */
export const giveawayPagePath = (giveawayId: string): string => `/giveaways/${giveawayId}`;
