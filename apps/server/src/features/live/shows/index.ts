export { boughtInShow } from './bought-in-show.ts';
export { endForsakenRehearsals, endRehearsal, rehearse } from './rehearsal.service.ts';
export { lotRunning, showNotLive } from './show.failures.ts';
export { isHostOf, maySeeShow } from './show.policy.ts';
export { findNextShow, findShow, findShowsHeld } from './show.repo.ts';
export type { ShowFacts } from './shows.facts.ts';
export { showsInvariants } from './shows.invariants.ts';
export { shows } from './shows.plugin.ts';
export {
  changeStage,
  findPinnedBefore,
  findRunningLot,
  findStage,
  finishTalks,
  type HeldShow,
  holdShow,
  putPinned,
  putStage,
} from './stage.repo.ts';
export { closeReplay, endShow, goLive, openReplay, tellOfStage } from './stage.service.ts';
