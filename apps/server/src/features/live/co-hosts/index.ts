export { endCoHostingOf } from './co-host.service.ts';
export { coHostsInvariants } from './co-hosts.invariants.ts';
export { coHostsPart } from './co-hosts.personal.ts';
export { coHosts } from './co-hosts.plugin.ts';
export { findCoHostSelling, findCoHostShop, findSellerOfLot, sellsIn } from './selling.repo.ts';
