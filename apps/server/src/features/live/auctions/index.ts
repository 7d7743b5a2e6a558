export { auctionsInvariants } from './auctions.invariants.ts';
