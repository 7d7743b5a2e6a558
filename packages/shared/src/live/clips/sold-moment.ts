/** What a clip shows of a sale, in milliseconds since 1970. */
export interface SoldMoment {
  from: number;
  to: number;
}

const SECOND_MS = 1_000;
const LAST_BIDS = 3;
const BEFORE_BIDS_MS = 5 * SECOND_MS;
const LEAST_BEFORE_MS = 15 * SECOND_MS;
const MOST_BEFORE_MS = 60 * SECOND_MS;
const AFTER_MS = 8 * SECOND_MS;

/** From a little before the last three bids to after the hammer; a minute of bidding at most. */
export function soldMoment(soldAt: number, bidsAt: readonly number[]): SoldMoment {
  const last = bidsAt.filter((at) => at <= soldAt).slice(-LAST_BIDS);
  const wanted = Math.min(...last.map((at) => at - BEFORE_BIDS_MS), soldAt - LEAST_BEFORE_MS);
  return { from: Math.max(wanted, soldAt - MOST_BEFORE_MS), to: soldAt + AFTER_MS };
}
