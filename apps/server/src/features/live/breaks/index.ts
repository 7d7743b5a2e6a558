export { startBreakClock } from './break-clock.ts';
export { breaksInvariants } from './breaks.invariants.ts';
export { breaksLive } from './breaks.live.ts';
export { breaksPart } from './breaks.personal.ts';
export { breaks } from './breaks.plugin.ts';
export { addBreak } from './hosting.service.ts';
