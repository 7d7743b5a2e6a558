export { countUnanswered } from './review.repo.ts';
export { grantReviewRight } from './review-right.repo.ts';
export { removeReview } from './review-write.service.ts';
export { reviewsInvariants } from './reviews.invariants.ts';
export { reviewsPart } from './reviews.personal.ts';
export { reviews } from './reviews.plugin.ts';
