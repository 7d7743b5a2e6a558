/**
 * For what a loader fetches besides the screen itself: data the page came with is hydrated as the server drew it.
 * Asking again is left to the screen, once it is alive; before that, the two would not match.
 */
export const asItCame = { staleTime: Number.POSITIVE_INFINITY };
