export { grantReviewRight, mayReview } from './review-right.repo.ts';
export { removeReview } from './review-write.service.ts';
export { reviewsPart } from './reviews.personal.ts';
export { reviews } from './reviews.plugin.ts';
