export { findAddress, findHomeCountry } from './address.repo.ts';
export { addressesInvariants } from './addresses.invariants.ts';
export { addressesPart } from './addresses.personal.ts';
export { addresses } from './addresses.plugin.ts';
