import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose findings axe calls moderate or minor, so that none of them would be told. */
const lesserRules = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header'],
  ...['form-field-multiple-labels', 'heading-order', 'html-xml-lang-mismatch', 'image-redundant-alt'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...['landmark-one-main', 'landmark-unique', 'meta-viewport', 'meta-viewport-large', 'no-autoplay-audio'],
  ...['page-has-heading-one', 'presentation-role-conflict', 'region', 'scope-attr-valid'],
  ...['server-side-image-map', 'skip-link', 'table-duplicate-name'],
];
const coloured = ['color-contrast', 'link-in-text-block'];

/**
 * What axe calls serious or worse, with where it is: of everything, or of what hangs on colours on a page that was looked at
 * for everything just before.
 */
export async function seriousFindings(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  // Axe is on that page still, and bringing it takes half as long as a look.
  const source = what === 'colours' ? { axeSource: 'void 0' } : {};
  // Done within the page itself, in a quarter of the time: another page to add up the findings of frames is for
  // those of other origins, which the market has none of.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (what === 'colours'
    ? axe.withRules(coloured)
    : axe.disableRules(lesserRules)
  ).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)}`);
      return [`${id}, ${nodes.length} times:`, ...places.slice(0, 3)].join('\n  ');
    });
}
