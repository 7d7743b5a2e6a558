import { brandTokenNames, brandTokens } from './brand.ts';

/** Puts the brand's colours on the page, or takes them off. */
export function wearBrand(colour: string | null): void {
  const tokens = colour ? brandTokens(colour) : null;
  const { style } = document.documentElement;
  document.querySelector('style[data-brand]')?.remove();
  for (const name of brandTokenNames) {
    if (tokens?.[name]) style.setProperty(name, tokens[name]);
    else style.removeProperty(name);
  }
}
