import { sessionStore } from '@/platform/session/session.store.ts';

/** An operator's own colour takes the place of saffron; what works it out is fetched only for those who have one. */
export function followBrand(): void {
  let worn: string | null = null;
  const look = () => {
    const colour = sessionStore.getState().appSettings?.brandColour ?? null;
    if (colour === worn) return;
    worn = colour;
    void import('@/ui/brand/wear-brand.ts').then(({ wearBrand }) => wearBrand(colour));
  };
  sessionStore.subscribe(look);
  look();
}
