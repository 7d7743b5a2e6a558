export { deletingLotClips, keepProofs } from './clips.jobs.ts';
export { clips } from './clips.plugin.ts';
