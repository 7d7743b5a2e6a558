import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe calls serious or worse, with where it is: of everything, or of what hangs on colours. */
export async function seriousFindings(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  // Done within the page itself, in a quarter of the time: another page to add up the findings of frames is for
  // those of other origins, which the market has none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)}`);
      return [`${id}, ${nodes.length} times:`, ...places.slice(0, 3)].join('\n  ');
    });
}
