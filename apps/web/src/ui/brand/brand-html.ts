import { brandTokens } from './brand.ts';

/** The brand's colours as the server writes them into a page, before any code has come. */
export function brandHtml(colour: string | null): string {
  const tokens = colour ? brandTokens(colour) : null;
  if (!tokens) return '';
  const written = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `<style data-brand>html:root{${written.join(';')}}</style>`;
}
