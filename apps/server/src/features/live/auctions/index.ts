export { startAuctionClock } from './auction-clock.ts';
export { auctionsInvariants } from './auctions.invariants.ts';
export { auctionsJobs } from './auctions.jobs.ts';
export { auctionsNews } from './auctions.news.ts';
export { auctionsPart } from './auctions.personal.ts';
export { biddingCall } from './bidding.call.ts';
export { auctions } from './bids.plugin.ts';
export { auctionsLive } from './lot.live.ts';
export { type LotStanding, postponeLots, recordStandings } from './lots.repo.ts';
