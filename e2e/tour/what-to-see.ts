import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Chromium stopped giving a page frames, which a new page gets over. Seen once in hundreds of pages on a busy machine. */
export class NotDrawing extends Error {}

const WALK_MS = 45_000;

/** Walks down the page so that what comes later comes, waits for pictures and fonts, and returns to the top. */
export async function settle(page: Page): Promise<void> {
  const walk = walkDown(page);
  let late: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new NotDrawing(`${page.url()} was not drawn in ${WALK_MS} ms`)), WALK_MS);
  });
  // When the deadline won, closing the page ends the walk with an error that says nothing new.
  walk.catch(() => undefined);
  await Promise.race([walk, deadline]).finally(() => clearTimeout(late));
  // Shapes that wait are drawn with a sheen; the gallery shows some for good, below its headings.
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('.sheen')].filter(
      (shape) => !shape.closest('[data-story]'),
    );
    return waiting.length === 0 && [...document.images].every((image) => image.complete);
  });
  // What cannot be decoded is named by `brokenImages`.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
}

const walkDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });

/** What sticks out sideways, named so that it can be found. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || left < -1;
      })
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

export function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  );
}

/** What axe calls serious or worse, with where it is. */
export async function seriousFindings(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)}`);
      return [`${id}, ${nodes.length} times:`, ...places.slice(0, 3)].join('\n  ');
    });
}
