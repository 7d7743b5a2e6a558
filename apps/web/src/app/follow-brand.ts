import { sessionStore } from '@/platform/session/session.store.ts';

/** An operator's own colour takes the place of saffron; what works it out is fetched only for those who have one. */
export function followBrand(): void {
  let worn: string | null = null;
  const look = () => {
    const colour = sessionStore.getState().appSettings?.brandColour ?? null;
    if (colour === worn) return;
    worn = colour;
    void wear(colour);
  };
  sessionStore.subscribe(look);
  look();
}

async function wear(colour: string | null): Promise<void> {
  const { brandTokens, brandTokenNames } = await import('@/ui/brand/brand.ts');
  const tokens = colour ? brandTokens(colour) : null;
  const { style } = document.documentElement;
  for (const name of brandTokenNames) {
    if (tokens?.[name]) style.setProperty(name, tokens[name]);
    else style.removeProperty(name);
  }
}
