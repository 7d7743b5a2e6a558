import type { BidSuspicion } from '@souk/shared/desk/bid-signals/schema.ts';
import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import type { SuspicionRow } from './suspicions.repo.ts';

type Asks = Pick<SignedInUser, 'userId'>;

export const isOwnSuspicion = ({ shop, bidder }: SuspicionRow, { userId }: Asks): boolean =>
  bidder.id === userId || shop.ownerId === userId;

export const presentSuspicion = (row: SuspicionRow, actor: Asks): BidSuspicion => ({
  _id: row.id,
  lot: {
    _id: row.lot.id,
    title: row.lot.title,
    image: row.lot.image,
    state: row.lot.state,
    price: { amount: row.lot.price, currency: row.lot.currency },
    show: row.show && { _id: row.show.id, title: row.show.title },
  },
  shop: { _id: row.shop.id, name: row.shop.name },
  bidder: presentPerson(row.bidder),
  number: row.number,
  signals: row.signals,
  strength: row.strength,
  state: row.state,
  isOwn: isOwnSuspicion(row, actor),
  foundAt: row.foundAt.toISOString(),
  openAlike: row.openAlike,
  decidedBy: row.decidedBy && presentPerson(row.decidedBy),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  note: row.note,
});

const presentPerson = ({ id, name, handle, picture }: SuspicionRow['bidder']): PersonCard => ({
  _id: id,
  name,
  handle,
  picture,
});
