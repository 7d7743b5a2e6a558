export { clips } from './clips.plugin.ts';
