export { keepRecordings } from './recording-keeper.ts';
export { replays } from './replays.plugin.ts';
