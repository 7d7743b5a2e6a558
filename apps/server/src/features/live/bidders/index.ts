export { aliasIdOf } from './alias.sql.ts';
export { askByBidding } from './approvals.service.ts';
export { announceAsking, type BidderFacts } from './bidders.facts.ts';
export { biddersLive } from './bidders.live.ts';
export { biddersNews } from './bidders.news.ts';
export { biddersPart } from './bidders.personal.ts';
export { bidders } from './bidders.plugin.ts';
