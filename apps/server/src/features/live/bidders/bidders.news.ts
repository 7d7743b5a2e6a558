import type { Listener } from '../../../platform/outbox/outbox.ts';
import { tellAsked } from './approvals.service.ts';
import type { BidderFacts } from './bidders.facts.ts';

export const biddersNews: readonly Listener[] = [
  {
    topic: 'bidder.asking',
    name: 'bidders',
    deliver: ({ payload }, tx) => tellAsked(tx, payload as BidderFacts['bidder.asking'], new Date()),
  },
];
