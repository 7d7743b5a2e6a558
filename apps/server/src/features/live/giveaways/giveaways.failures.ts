import { Failure } from '../../../platform/errors/failure.ts';

// Why nobody can enter, or a giveaway cannot be held like that.

const refusal = (code: string, status: number, message: string) => new Failure({ code, status, message });

export const giveawayNotOpen = (): Failure =>
  refusal('giveaway_not_open', 409, 'This giveaway hasn’t opened yet.');

export const giveawayOver = (): Failure => refusal('giveaway_over', 409, 'Entries are closed.');

export const giveawayCancelled = (): Failure =>
  refusal('giveaway_cancelled', 409, 'The host cancelled this giveaway.');

export const ownGiveaway = (): Failure =>
  refusal('own_giveaway', 403, 'People who run a show can’t enter its giveaways.');

export const giveawayBlocked = (): Failure =>
  refusal('giveaway_blocked', 403, 'You can’t enter this seller’s giveaways.');

export const followersOnly = (): Failure =>
  refusal('followers_only', 409, 'This giveaway is for followers of the shop.');

export const buyersOnly = (): Failure =>
  refusal('buyers_only', 409, 'This giveaway is for buyers in this show.');

export const giveawayStarted = (): Failure =>
  refusal('giveaway_started', 409, 'A giveaway that has started can’t be changed.');

export const giveawayRunning = (): Failure =>
  refusal('giveaway_running', 409, 'Another giveaway of this show is still open.');

export const nothingToGive = (): Failure =>
  refusal('nothing_to_give', 409, 'There’s none of this left to give away.');

export const tooManyGiveaways = (): Failure =>
  refusal('too_many_giveaways', 409, 'A show has no more than 50 giveaways.');
