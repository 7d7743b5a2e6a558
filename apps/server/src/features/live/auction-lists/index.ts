export { auctionListsNews } from './auction-lists.news.ts';
export { auctionListsPart } from './auction-lists.personal.ts';
export { auctionLists } from './auction-lists.plugin.ts';
export { remindingWatchers } from './reminding.job.ts';
