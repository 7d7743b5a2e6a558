export { followVideo } from './follow-video.ts';
export { video } from './video.plugin.ts';
