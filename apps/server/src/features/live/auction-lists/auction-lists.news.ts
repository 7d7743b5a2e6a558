import type { Listener } from '../../../platform/outbox/outbox.ts';
import type { AuctionFacts } from '../auctions/index.ts';
import type { ShowFacts } from '../shows/index.ts';
import { planReminders } from './reminding.job.ts';
import { tellComingUp } from './watching.service.ts';

export const auctionListsNews: readonly Listener[] = [
  {
    topic: 'lots.started',
    name: 'reminders',
    deliver: ({ payload }, tx) => planReminders(tx, payload as AuctionFacts['lots.started'], new Date()),
  },
  {
    topic: 'lots.closed',
    name: 'coming-up',
    deliver: ({ payload }, tx) => tellComingUp(tx, payload as AuctionFacts['lots.closed'], new Date()),
  },
  {
    topic: 'show.goes-on',
    name: 'coming-up',
    deliver: ({ payload }, tx) => tellComingUp(tx, payload as ShowFacts['show.goes-on'], new Date()),
  },
];
