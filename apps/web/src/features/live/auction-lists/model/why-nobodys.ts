import type { AuctionSale, OwnAuction } from '@souk/shared/live/auction-lists/schema.ts';

/** Where a lot that is over is nobody’s, why; null for what is sold. */
export function whyNobodys({ lot, settlement }: Pick<AuctionSale | OwnAuction, 'lot' | 'settlement'>) {
  if (settlement === 'second-chance') return 'settlement.offered';
  if (settlement === 'failed') return 'settlement.notPaid';
  if (settlement === 'unsold' || (settlement === null && lot.state === 'passed')) return 'settlement.notSold';
  return null;
}
