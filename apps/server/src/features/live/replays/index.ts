export { type Cut, findCut, makeCut } from './cut.service.ts';
export { keepRecordings } from './recording-keeper.ts';
export { replays } from './replays.plugin.ts';
