export { presentAddress } from './address.presenter.ts';
export {
  type AddressRow,
  findAddress,
  findAddresses,
  findDefaultAddress,
  findHoldIn,
  findHome,
  findHomeCountry,
} from './address.repo.ts';
export { addressesInvariants } from './addresses.invariants.ts';
export { addressesPart } from './addresses.personal.ts';
export { addresses } from './addresses.plugin.ts';
