export { type Cut, findCut, findCutOf, makeCut } from './cut.service.ts';
export { countRecordings } from './deleting.repo.ts';
export { keepRecordings } from './recording-keeper.ts';
export { deletingRecordings } from './recordings.jobs.ts';
export { recordingsPart } from './recordings.personal.ts';
export { findPictures } from './replay.service.ts';
export { replays } from './replays.plugin.ts';
