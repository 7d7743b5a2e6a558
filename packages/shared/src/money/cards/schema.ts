import { z } from 'zod';
import { cardId } from '../../ids.ts';

export const card = z.object({
  _id: cardId,
  /** As the provider names it: visa, mastercard, amex … */
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
  expired: z.boolean(),
  /** Charged when an auction is won, and chosen first at checkout. */
  isDefault: z.boolean(),
});
export type Card = z.infer<typeof card>;

export const cardList = z.object({ items: z.array(card) });
export type CardList = z.infer<typeof cardList>;

/** With which the browser sends a card to the provider, and never to us. */
export const cardSetup = z.object({ clientSecret: z.string() });
export type CardSetup = z.infer<typeof cardSetup>;

/** The provider's name of a card that it has taken. */
export const cardBody = z.strictObject({
  paymentMethod: z.string().regex(/^pm_[A-Za-z0-9_]{1,80}$/),
});
export type CardBody = z.infer<typeof cardBody>;

export const cardChange = z.strictObject({ isDefault: z.literal(true) });
