export { clipsInvariants } from './clips.invariants.ts';
export { deletingLotClips, keepProofs } from './clips.jobs.ts';
export { clipsPart } from './clips.personal.ts';
export { clips } from './clips.plugin.ts';
export { clearingClips, cuttingClips, deletingClipsOf } from './cutting-clip.job.ts';
