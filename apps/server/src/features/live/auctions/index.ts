export { startAuctionClock } from './auction-clock.ts';
export type { AuctionFacts } from './auctions.facts.ts';
export { auctionsInvariants } from './auctions.invariants.ts';
export { auctionsJobs } from './auctions.jobs.ts';
export { auctionsNews } from './auctions.news.ts';
export { auctionsPart } from './auctions.personal.ts';
export { BatchQueue } from './batch-queue.ts';
export { limitBids } from './bid-limit.ts';
export { biddingCall } from './bidding.call.ts';
export { auctions } from './bids.plugin.ts';
export { findEntries, findUnwanted, holdLot } from './bids.repo.ts';
export { forgetAway } from './clock.repo.ts';
export { closeLotsOver } from './closing.service.ts';
export { auctionsLive, lotPath } from './lot.live.ts';
export { getLotPage } from './lot-page.service.ts';
export {
  findLotNews,
  findShowOf,
  findWaiting,
  putOrder,
  putSettlement,
  removeWaitingOfShows,
} from './lots.repo.ts';
export { outbidInShows } from './outbid-in-shows.ts';
export { countPreBids, findPreBidSums, hasPreBids } from './pre-bid.repo.ts';
export { noteUpAgain, putUpAgain } from './put-up-again.service.ts';
export {
  findListToRepeat,
  findRunList,
  findToShow,
  holdWaitingLots,
  type NewRunListLot,
  type WaitingLot,
} from './run-list.repo.ts';
export { putRunList } from './run-list.service.ts';
export { closeLotNow, lengthenLot, stopLot } from './running-lot.service.ts';
export { sellAtPrice } from './sell-at-price.service.ts';
export { lotNotWaiting, nothingToSell, wrongTerms } from './show-lot.failures.ts';
export {
  countLots,
  findShowLot,
  insertShowLots,
  type NewShowLot,
  putApproval,
  usualTerms,
} from './show-lots.repo.ts';
export { startShowLot } from './show-starting.service.ts';
export { takeOffList, takeOffListOf } from './taking-down.service.ts';
export { tellAccepted } from './telling.service.ts';
export { tellOfNewStart, tellOfPreBidsOf } from './telling-of-pre-bids.service.ts';
export { findLotTerms, putLotTerms } from './terms.repo.ts';
