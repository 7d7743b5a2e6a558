import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What staff were shown about a person's bidding is theirs alone, and goes with the account. */
export const bidSignalsPart: PersonalPart = {
  name: 'bidSignals',
  give: async () => [],
  async forget(tx, userId) {
    await tx.deleteFrom('bid_suspicions').where('user_id', '=', userId).execute();
  },
};
