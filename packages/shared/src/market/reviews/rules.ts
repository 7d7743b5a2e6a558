export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const longestReview = 4_000;
export const longestReply = 2_000;
export const picturesPerReview = 6;
