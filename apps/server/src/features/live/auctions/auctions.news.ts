import type { Listener } from '../../../platform/outbox/outbox.ts';
import type { ProductFacts } from '../../market/catalog/index.ts';
import { followProduct } from './waiting-lot.service.ts';

export const auctionsNews: readonly Listener[] = [
  {
    topic: 'product.auction-changed',
    name: 'waiting-lots',
    deliver: ({ payload }, tx) => followProduct(tx, payload as ProductFacts['product.auction-changed']),
  },
];
