export { maySeeShow } from './show.policy.ts';
export { findNextShow, findShow } from './show.repo.ts';
export { showsInvariants } from './shows.invariants.ts';
export { shows } from './shows.plugin.ts';
