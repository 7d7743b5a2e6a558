import type { ShippingProfileList } from '@souk/shared/market/shipping/schema.ts';

/** Whether any parcel can leave the shop at all. */
export const shipsSomewhere = ({ items }: ShippingProfileList): boolean =>
  items.some(({ methods }) => methods.length > 0);
