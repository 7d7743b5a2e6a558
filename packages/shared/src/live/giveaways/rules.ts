/** Who may enter: anyone, who follows the shop, or who has bought from it since the show began. */
export const giveawayAudiences = ['everyone', 'followers', 'buyers'] as const;
export type GiveawayAudience = (typeof giveawayAudiences)[number];

/** How long people can enter. */
export const giveawaySeconds = { least: 30, usual: 300, most: 900 } as const;
