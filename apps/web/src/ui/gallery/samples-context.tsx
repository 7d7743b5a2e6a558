import type { Image } from '@souk/shared/images/schema.ts';
import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { createContext, use } from 'react';
import { makeSamples, noPictures, type SamplePictures, type Samples } from './samples.ts';

export const SamplesContext = createContext<Samples>(makeSamples(noPictures, 0));

export function useSamples(): Samples {
  return use(SamplesContext);
}

/** The pictures of this very market, so that the parts are shown with what they will carry. */
export function picturesOf(landing: Landing): SamplePictures {
  const shows = [...landing.liveNow.shows, ...landing.upcoming];
  return {
    products: present([...landing.newIn.products, ...landing.endingSoon].map((product) => product.image)),
    shows: present(shows.map((show) => show.cover)),
    people: present(shows.map((show) => show.host.picture)),
    events: present(landing.events.map((event) => event.image)),
    categories: present(landing.categories.map((category) => category.image)),
  };
}

function present(images: ReadonlyArray<Image | null>): Image[] {
  return images.filter((image) => image !== null);
}
