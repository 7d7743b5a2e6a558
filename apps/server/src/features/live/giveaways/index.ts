export { enter as enterGiveaway } from './entering.service.ts';
export { giveawaysLive } from './giveaway.live.ts';
export { startGiveawayClock } from './giveaway-clock.ts';
export { giveawaysInvariants } from './giveaways.invariants.ts';
export { giveawaysPart } from './giveaways.personal.ts';
export { giveaways } from './giveaways.plugin.ts';
export { addGiveaway, startGiveaway } from './hosting.service.ts';
