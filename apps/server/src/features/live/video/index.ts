export { followVideo } from './follow-video.ts';
export { doorForSecond, dropSecond } from './second-picture.service.ts';
export { exchangeStreamKey, isStreamKey } from './stream-key.service.ts';
export { video } from './video.plugin.ts';
