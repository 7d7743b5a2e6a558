export { reviewsPart } from './reviews.personal.ts';
export { reviews } from './reviews.plugin.ts';
