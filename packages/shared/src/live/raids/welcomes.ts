/** Whose viewers a shop takes in: anyone's, those of shops and hosts it follows, or nobody's. */
export const raidWelcomes = ['everyone', 'followed', 'nobody'] as const;

export type RaidWelcome = (typeof raidWelcomes)[number];
