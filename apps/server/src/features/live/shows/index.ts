export { maySeeShow } from './show.policy.ts';
export { shows } from './shows.plugin.ts';
