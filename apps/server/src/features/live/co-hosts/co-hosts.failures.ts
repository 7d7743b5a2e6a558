import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const coHostTaken = (): Failure => refusal('co_host_taken', 'This show has a co-host already.');

export const coHostDeclined = (): Failure =>
  refusal('co_host_declined', 'They’ve said no to co-hosting this show.');

/** Whoever leads a lot of a show can’t begin to sell in it. */
export const leadsLot = (): Failure =>
  refusal('co_host_leads_lot', 'You’re the highest bidder on a lot of this show.');

export const phoneLinkOver = (): Failure =>
  refusal('phone_link_over', 'This link was used already, or is too old.');

export const phoneTakenOut = (): Failure =>
  refusal('phone_taken_out', 'This phone is no longer a camera of the show.');
