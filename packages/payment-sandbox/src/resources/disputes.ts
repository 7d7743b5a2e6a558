import type Stripe from 'stripe';
import type { Call } from '../call.ts';

/** A charge whose holder says that something is wrong with it. */
export function openDispute(_call: Call, _charge: Stripe.Charge, _reason: string): void {}
