import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const showNotLive = (): Failure => refusal('show_not_live', 'This show isn’t live.');

export const showNotWaiting = (): Failure => refusal('show_not_waiting', 'This show can’t go live any more.');

export const lotRunning = (): Failure => refusal('lot_running', 'A lot of this show is still running.');

export const shopNotOpen = (): Failure =>
  refusal('shop_not_open', 'This shop isn’t open, so its show can’t go live.');
