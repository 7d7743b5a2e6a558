import type { Image } from '@souk/shared/images/schema.ts';
import type { Landing } from '@souk/shared/market/landing/schema.ts';
import type { Variant } from '../../../platform/images/index.ts';

/** The pictures of the landing page in the order one sees them, at the sizes phones and desktops show them. */
export function landingPictures(landing: Landing): Variant[] {
  const { liveNow, upcoming, categories, endingSoon, newIn, events, shops } = landing;
  const shows = [...liveNow.shows, ...upcoming];
  const large = [
    ...liveNow.shows.map((show) => show.cover),
    ...upcoming.map((show) => show.cover),
    ...categories.map((category) => category.image),
    ...endingSoon.map((product) => product.image),
    ...newIn.products.map((product) => product.image),
    ...events.map((event) => event.image),
    ...shops.flatMap((shop) => shop.pictures),
  ];
  const small = [...shows.map((show) => show.host.picture), ...shops.map((shop) => shop.logo)];
  return [...variants(large, 320), ...variants(small, 160), ...variants(large, 480), ...variants(large, 640)];
}

function variants(images: ReadonlyArray<Image | null>, width: Variant['width']): Variant[] {
  const ids = new Set(images.flatMap((image) => (image ? [image._id] : [])));
  return [...ids].map((id) => ({ id, width, format: 'avif' }));
}
