export { openPoll } from './asking.service.ts';
export { lookAfterPolls } from './closing.service.ts';
export { pollsLive } from './poll.live.ts';
export { pollsInvariants } from './polls.invariants.ts';
export { pollsPart } from './polls.personal.ts';
export { polls } from './polls.plugin.ts';
export { vote } from './voting.service.ts';
