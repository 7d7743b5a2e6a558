export { raidsLive } from './raid.live.ts';
export { raidsInvariants } from './raids.invariants.ts';
export { raids } from './raids.plugin.ts';
