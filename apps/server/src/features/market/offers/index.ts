export {
  type AcceptedOffer,
  acceptedOffer,
  acceptedOffers,
  claimOffers,
  hasAccepted,
  useOffer,
} from './accepted.repo.ts';
export { offersLive } from './offer.live.ts';
export { presentOffer } from './offer.presenter.ts';
export { countWaiting as countWaitingOffers, findOffersBetween } from './offer.repo.ts';
export { offersInvariants } from './offers.invariants.ts';
export { expiringOffers } from './offers.jobs.ts';
export { offersPart } from './offers.personal.ts';
export { offers } from './offers.plugin.ts';
