import { mostCoHosts } from '@souk/shared/live/co-hosts/limits.ts';
import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const tooManyCoHosts = (): Failure =>
  refusal('too_many_co_hosts', `A show has no more than ${mostCoHosts} co-hosts.`);

/** Nobody is put on camera who did not ask for it. */
export const coHostCameraOff = (): Failure => refusal('co_host_camera_off', 'Their camera isn’t ready.');

export const coHostDeclined = (): Failure =>
  refusal('co_host_declined', 'They’ve said no to co-hosting this show.');

/** The leader of a lot of a show can’t begin to sell in it. */
export const leadsLot = (): Failure =>
  refusal('co_host_leads_lot', 'You’re the highest bidder on a lot of this show.');

export const phoneLinkOver = (): Failure =>
  refusal('phone_link_over', 'This link has been used or has expired.');

export const phoneTakenOut = (): Failure =>
  refusal('phone_taken_out', 'This phone is no longer a camera of the show.');
