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

/** Text in Latin letters on a right-to-left page that lost its beginning, or whose ends changed places: "cm 20 × 15". */
export function misread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode as Text;
      const parent = node.parentElement;
      const start = node.data.search(/\S/);
      const end = node.data.trimEnd().length - 1;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || end <= start) continue;
      // A sentence of the page's own language holds what is in another one together; the gallery's samples are English.
      const isSentence = /\p{Script=Arabic}|\u2068/u.test(node.data) || parent.closest('[data-story]');
      if (isSentence || !/[A-Za-z0-9]/.test(node.data)) continue;
      const letter = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [letter(start), letter(end)];
      if (first.top === last.top && first.left > last.left)
        found.push(`turned around: ${node.data} in ${parent.tagName}.${parent.className}`);
      const cut = parent.closest('.truncate')?.getBoundingClientRect();
      if (cut && cut.width > 2 && (first.right < cut.left || first.left > cut.right))
        found.push(`beginning cut off: ${node.data} in ${parent.tagName}.${parent.className}`);
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ':is(input, textarea):placeholder-shown',
    )) {
      const isArabic = /\p{Script=Arabic}/u.test(field.placeholder);
      const { direction } = getComputedStyle(field);
      const { unicodeBidi } = getComputedStyle(field, '::placeholder');
      if (isArabic && direction === 'ltr' && unicodeBidi !== 'plaintext')
        found.push(`turned around: ${field.placeholder} as a placeholder`);
    }
    return found.slice(0, 8);
  });
}

/** Words that were drawn as nothing at first, because they did not come with the page. */
export const missingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = performance.getEntriesByName('missing word') as PerformanceMark[];
    return [...new Set(marks.map(({ detail }) => detail as string))];
  });

export function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  );
}

/** Pictures that are drawn larger than their `sizes` tells the browser to fetch them, and so look blurred. */
export function blurredImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
        // Of one that is chosen by width these are the size it was asked for; what it fills has its sides cut off.
        if (!image.srcset || !image.checkVisibility() || naturalWidth === 0 || clientWidth < 60) return false;
        // There is none larger of a small one.
        const widths = image.srcset.split(',').map((candidate) => candidate.trim().split(/\s+/));
        const largest = widths.toSorted(
          ([, a], [, b]) => Number.parseInt(b ?? '', 10) - Number.parseInt(a ?? '', 10),
        )[0];
        if (largest?.[0] && new URL(largest[0], location.href).href === image.currentSrc) return false;
        // A backdrop is meant to be.
        if (image.parentElement && getComputedStyle(image.parentElement).filter !== 'none') return false;
        const isCut = getComputedStyle(image).objectFit === 'cover';
        const [across, down] = [clientWidth / naturalWidth, clientHeight / naturalHeight];
        return (isCut ? Math.max(across, down) : Math.min(across, down)) > 1.35;
      })
      .map(
        (image) =>
          `${image.clientWidth} × ${image.clientHeight} by sizes ${image.sizes}: ${image.currentSrc}`,
      ),
  );
}

/** Buttons and fields that a finger misses: less than 24 px across, also with what a larger target is made of. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, [role=button]')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
        if (element.closest('[data-story], .touch-44, label')) return false;
        return width < 24 || height < 24;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${element.ariaLabel ?? element.textContent} .${element.className}`;
      }),
  );
}
