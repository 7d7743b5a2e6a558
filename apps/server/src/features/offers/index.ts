export { type AcceptedOffer, acceptedOffer, acceptedOffers } from './accepted.repo.ts';
export { expiringOffers } from './offers.jobs.ts';
export { offersPart } from './offers.personal.ts';
export { offers } from './offers.plugin.ts';
