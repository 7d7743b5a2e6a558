import { z } from 'zod';
import { productCard } from '../catalog/schema.ts';
import { category } from '../categories/schema.ts';
import { eventCard } from '../events/schema.ts';
import { shopCard } from '../shops/schema.ts';
import { showCard } from '../showcase/show-card.ts';

export const landing = z.object({
  liveNow: z.object({ shows: z.array(showCard), showCount: z.int(), viewerCount: z.int() }),
  upcoming: z.array(showCard),
  categories: z.array(category),
  endingSoon: z.array(productCard),
  newIn: z.object({ products: z.array(productCard), sinceMorning: z.int() }),
  events: z.array(eventCard),
  shops: z.array(shopCard),
  serverTime: z.iso.datetime(),
});
export type Landing = z.infer<typeof landing>;
