export { video } from './video.plugin.ts';
