import type { Listener } from '../../../platform/outbox/outbox.ts';
import type { PeopleFacts } from '../../identity/people/index.ts';
import type { ProductFacts } from '../../market/catalog/index.ts';
import type { BidderFacts } from '../bidders/index.ts';
import type { RoomChatFacts } from '../room-chat/index.ts';
import type { ShowFacts } from '../shows/index.ts';
import type { AuctionFacts } from './auctions.facts.ts';
import { dropNotReached, tellPreBidsDropped, tellPreBidsMoved } from './taking-down.service.ts';
import { tellOfClosed, tellOutbid, tellPreBidRefused } from './telling.service.ts';
import { tellOfStandingOf } from './telling-of-pre-bids.service.ts';
import { tellOfStop } from './telling-of-stops.service.ts';
import { followProduct, putUpNext } from './waiting-lot.service.ts';

export const auctionsNews: readonly Listener[] = [
  {
    topic: 'lots.closed',
    name: 'winners',
    deliver: ({ payload }, tx) => tellOfClosed(tx, payload as AuctionFacts['lots.closed'], new Date()),
  },
  {
    topic: 'lots.closed',
    name: 'next-pieces',
    deliver: ({ payload }, tx) => putUpNext(tx, payload as AuctionFacts['lots.closed']),
  },
  {
    topic: 'lot.stopped-alone',
    name: 'stopped',
    deliver: ({ payload }, tx) => tellOfStop(tx, payload as AuctionFacts['lot.stopped-alone'], new Date()),
  },
  {
    topic: 'lot.outbid',
    name: 'outbid',
    deliverSet: (messages, tx) =>
      tellOutbid(
        tx,
        messages.map(({ payload }) => payload as AuctionFacts['lot.outbid']),
        new Date(),
      ),
  },
  {
    topic: 'lot.pre-bid-refused',
    name: 'pre-bids',
    deliver: ({ payload }, tx) =>
      tellPreBidRefused(tx, payload as AuctionFacts['lot.pre-bid-refused'], new Date()),
  },
  {
    topic: 'pre-bids.dropped',
    name: 'pre-bids-dropped',
    deliver: ({ payload }, tx) =>
      tellPreBidsDropped(tx, payload as AuctionFacts['pre-bids.dropped'], new Date()),
  },
  {
    topic: 'pre-bids.moved',
    name: 'pre-bids-moved',
    deliver: ({ payload }, tx) => tellPreBidsMoved(tx, payload as AuctionFacts['pre-bids.moved'], new Date()),
  },
  {
    topic: 'show.ended',
    name: 'pre-bids-not-reached',
    deliver: ({ payload }, tx) => dropNotReached(tx, payload as ShowFacts['show.ended']),
  },
  {
    topic: 'person.block-changed',
    name: 'pre-bids-of-blocked',
    deliver: ({ payload }, tx) =>
      tellOfStandingOf(tx, (payload as PeopleFacts['person.block-changed']).blockedId),
  },
  {
    topic: 'room.ban-changed',
    name: 'pre-bids-of-banned',
    deliver: ({ payload }, tx) => tellOfStandingOf(tx, (payload as RoomChatFacts['room.ban-changed']).userId),
  },
  {
    topic: 'bidder.decided',
    name: 'pre-bids-of-decided',
    deliver: ({ payload }, tx) => tellOfStandingOf(tx, (payload as BidderFacts['bidder.decided']).userId),
  },
  {
    topic: 'product.auction-changed',
    name: 'waiting-lots',
    deliver: ({ payload }, tx) => followProduct(tx, payload as ProductFacts['product.auction-changed']),
  },
];
