export { reviews } from './reviews.plugin.ts';
