export { removeReview } from './review-write.service.ts';
export { reviewsPart } from './reviews.personal.ts';
export { reviews } from './reviews.plugin.ts';
