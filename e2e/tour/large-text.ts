import { expect, type Page } from '@playwright/test';
import { overflow } from './what-to-see.ts';

// Text at 200 % on a phone, then what is rarely worse: that on a desk, and a desk's window zoomed to 200 %.
const readings = [
  { name: 'phone, text 200 %', folder: '390-text-200', width: 390, height: 844, fontSize: '200%' },
  { name: 'desk, text 200 %', folder: '1280-text-200', width: 1280, height: 800, fontSize: '200%' },
  { name: 'desk, zoom 200 %', folder: '1280-zoom-200', width: 640, height: 400, fontSize: '100%' },
];

/** Everything keeps to its place in letters twice as large. */
export async function expectReadable(
  page: Page,
  what: string,
  { isWhole }: { isWhole: boolean },
  takePicture: (folder: string) => Promise<void>,
): Promise<void> {
  for (const { name, folder, width, height, fontSize } of isWhole ? readings : readings.slice(0, 1)) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, fontSize);
    await takePicture(folder);
    const where = `${what}, ${name}`;
    expect.soft(await overflow(page), `${where}: wider than the screen`).toEqual([]);
    expect.soft(await offScreen(page), `${where}: beside the screen`).toEqual([]);
    expect.soft(await crampedFields(page), `${where}: no room to write`).toEqual([]);
    expect.soft(await coveredIcons(page), `${where}: nothing left of an icon`).toEqual([]);
    expect.soft(await burstText(page), `${where}: text outside of its box`).toEqual([]);
  }
}

/** Buttons, links and fields that cannot be seen: beside the screen, and in nothing that scrolls sideways. */
function offScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    // What scrolls sideways brings it back, and a title's cut-off link is seen by its beginning.
    const isWithin = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().right <= width + 1)
          return true;
      return false;
    };
    return [...document.querySelectorAll('a, button, input, select, textarea, [role=button]')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
        return (
          (box.right > width + 1 || box.left < -1) && !element.closest('.skip-link') && !isWithin(element)
        );
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} “${element.textContent?.slice(0, 40)}” .${element.className}`);
  });
}

/** Fields in which one cannot read what one types: a word of a search, a price. */
function crampedFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const written = ['search', 'text', 'email', 'password', 'tel', 'url', 'number'];
    return [...document.querySelectorAll('input')]
      .filter((field) => {
        const { fontSize, paddingLeft, paddingRight, opacity } = getComputedStyle(field);
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const least = (field.type === 'search' ? 6 : 3) * Number.parseFloat(fontSize);
        const isShown = field.checkVisibility() && opacity !== '0' && field.clientWidth > 1;
        return written.includes(field.type) && isShown && room < least;
      })
      .slice(0, 5)
      .map((field) => `${field.ariaLabel ?? field.labels?.[0]?.textContent} in ${field.clientWidth} px`);
  });
}

/** Icons of which a count beside them leaves less than two thirds to be seen. */
function coveredIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a svg, button svg')].flatMap((icon) => {
      const host = icon.closest('a, button');
      const { left, right, top, bottom, width, height } = icon.getBoundingClientRect();
      if (!host || width < 12 || !icon.checkVisibility({ visibilityProperty: true })) return [];
      return [...host.querySelectorAll('span')]
        .filter((mark) => {
          const isMark = getComputedStyle(mark).position === 'absolute' && /^[\d٠-٩]/.test(mark.innerText);
          if (!isMark || mark.contains(icon)) return false;
          const box = mark.getBoundingClientRect();
          const across = Math.min(right, box.right) - Math.max(left, box.left);
          const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return across > 0 && down > 0 && across * down > (width * height) / 3;
        })
        .map((mark) => `“${mark.innerText}” over the icon of ${host.ariaLabel ?? host.textContent}`);
    }),
  );
}

/** Words that stick out of the shape they are written on, are cut off in the middle, or lie over others. */
function burstText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const lines: Array<{
      left: number;
      right: number;
      top: number;
      bottom: number;
      node: Text;
      /** What lies over the page, such as a bar at its end, hides words as it should. */
      layer: Element | null;
    }> = [];
    const boxes = new Map<Element, ReturnType<typeof measure>>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Of a line's height the letters take the middle.
        const middle = (top + bottom) / 2;
        lines.push({
          left,
          right,
          top: middle - size * 0.36,
          bottom: middle + size * 0.36,
          node,
          layer: null,
        });
      }
    }
    const shown = lines.filter((line) => judge(line) === 'shown');
    for (const { node } of overlapping(shown)) name('over other words', node);
    return [...found].slice(0, 8);

    type Line = (typeof lines)[number];

    function judge(line: Line): 'shown' | 'away' {
      let { left, right, top, bottom } = line;
      let onShape = true;
      let isEllipsis = false;
      for (let at = line.node.parentElement; at && at !== document.body; at = at.parentElement) {
        const about = boxOf(at);
        if (about.isAway) return 'away';
        const { box } = about;
        if (!box) continue;
        if (about.isEllipsis) isEllipsis = true;
        const outX = right > box.right + 1.5 || left < box.left - 1.5;
        const outY = bottom > box.bottom + 1.5 || top < box.top - 1.5;
        if (about.clips) {
          if (bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right) return 'away';
          if (!about.scrolls && ((outX && !isEllipsis) || (outY && !isEllipsis))) name('cut off', line.node);
          if (about.scrolls) onShape = false;
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
          Object.assign(line, { left, right, top, bottom });
        } else if (onShape && about.isOwnShape) {
          if (outX || outY) name('sticks out', line.node);
          onShape = false;
        }
        if (about.isLayer) line.layer ??= at;
      }
      return 'shown';
    }

    /** Most lines stand in the same boxes, and asking for a style is what takes time. */
    function boxOf(element: Element): ReturnType<typeof measure> {
      const known = boxes.get(element) ?? measure(element);
      boxes.set(element, known);
      return known;
    }

    function measure(element: Element) {
      const style = getComputedStyle(element);
      const hasBox = style.display !== 'contents';
      const shape = isShape(style);
      return {
        isAway: hasBox && style.clipPath !== 'none',
        box: hasBox ? element.getBoundingClientRect() : null,
        isEllipsis: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
        clips: style.overflowX !== 'visible',
        scrolls: /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
        isOwnShape: shape && style.display !== 'inline',
        isLayer: shape && /fixed|sticky|absolute/.test(style.position),
      };
    }

    function isShape({
      backgroundColor,
      backgroundImage,
      borderBottomWidth,
      borderTopWidth,
    }: CSSStyleDeclaration) {
      return (
        !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ||
        backgroundImage !== 'none' ||
        borderBottomWidth !== '0px' ||
        borderTopWidth !== '0px'
      );
    }

    function overlapping(all: Line[]): Line[] {
      const sorted = [...all].sort((a, b) => a.top - b.top);
      const over: Line[] = [];
      sorted.forEach((line, at) => {
        for (let next = at + 1; next < sorted.length; next++) {
          const other = sorted[next]!;
          if (other.top > line.bottom - 3) break;
          const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          if (wide > 3 && other.node !== line.node && other.layer === line.layer) over.push(other);
        }
      });
      return over;
    }

    function name(fault: string, node: Text): void {
      const parent = node.parentElement;
      found.add(`${fault}: “${node.data.trim().slice(0, 40)}” in ${parent?.tagName}.${parent?.className}`);
    }
  });
}
