import type { ComponentProps } from 'react';
import { OwnOffer } from '@/features/market/offers/ui/own-offer.tsx';
import { AddAtPrice } from './add-at-price.tsx';

/** How one's own offer for a product stands, and the way on with a price that was agreed on. */
export const OfferOfMine = (props: Omit<ComponentProps<typeof OwnOffer>, 'NextStep'>) => (
  <OwnOffer {...props} NextStep={AddAtPrice} />
);
