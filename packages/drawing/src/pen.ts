import { lightness, mix } from './colour.ts';
import { tenth } from './geometry.ts';
import type { Palette } from './palettes.ts';
import { randomFrom } from './random.ts';

/**
 * The hand every drawing shares: light from the upper left, one hard-edged shade on the right of a body,
 * one highlight on its left. The same drawing done `flat`, in one colour, is its silhouette and so its shadow.
 */
export interface Pen {
  readonly palette: Palette;
  /** True while the silhouette is drawn: shine, glow and steam are left out. */
  readonly flat: boolean;
  /** What belongs into the picture's `<defs>`, collected while drawing. */
  readonly defs: string;
  define(markup: string): void;
  silhouette(colour: string, draw: () => string): string;

  fill(path: string, colour: string, attributes?: string): string;
  stroke(path: string, colour: string, width: number, attributes?: string): string;
  /** Whatever is drawn by `art`, cut to the outline. */
  inside(outline: string, art: string): string;
  /** A flat fill, decoration clipped to it, and a crescent of shade as wide as `shade` on the right. */
  body(outline: string, colour: string, shade?: number, decor?: string, shadeOpacity?: number): string;
  highlight(path: string, width: number, opacity?: number): string;
  gleam(path: string, opacity?: number): string;
  moved(transform: string, art: string): string;
  leaf(
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    colour: string,
    vein?: string,
  ): string;

  /** Darker and lighter neighbours of a colour, within the palette. */
  shade(colour: string, share?: number): string;
  tint(colour: string, share?: number): string;

  /** Chance, the same each time for the same seed: a number in [low, high), a whole number below `count`. */
  between(low: number, high: number): number;
  below(count: number): number;
}

export function createPen(palette: Palette, id: string, seed: number): Pen {
  let ink: string | null = null;
  let defs = '';
  let clips = 0;
  let random = randomFrom(seed);

  const fill: Pen['fill'] = (path, colour, attributes) =>
    `<path d="${path}" fill="${ink ?? colour}"${attributes ? ` ${attributes}` : ''}/>`;

  const stroke: Pen['stroke'] = (path, colour, width, attributes) =>
    `<path d="${path}" fill="none" stroke="${ink ?? colour}" stroke-width="${tenth(width)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"${attributes ? ` ${attributes}` : ''}/>`;

  const inside: Pen['inside'] = (outline, art) => {
    if (ink) {
      return '';
    }
    const clip = `${id}k${clips++}`;
    defs += `<clipPath id="${clip}"><path d="${outline}"/></clipPath>`;
    return `<g clip-path="url(#${clip})">${art}</g>`;
  };

  const crescent = (outline: string, colour: string, width: number, opacity?: number) =>
    fill(
      `M-2000 -2000H2000V2000H-2000Z${outline}`,
      palette.dark,
      `fill-rule="evenodd" opacity="${opacity ?? (lightness(colour) > 0.8 ? 0.13 : 0.2)}" ` +
        `transform="translate(${-width} ${tenth(-width * 0.18)})"`,
    );

  const shade: Pen['shade'] = (colour, share = lightness(colour) > 0.8 ? 0.17 : 0.26) =>
    mix(colour, palette.dark, share);

  const moved: Pen['moved'] = (transform, art) => `<g transform="${transform}">${art}</g>`;

  return {
    palette,
    get flat() {
      return ink !== null;
    },
    get defs() {
      return defs;
    },
    define(markup) {
      defs += markup;
    },
    silhouette(colour, draw) {
      ink = colour;
      random = randomFrom(seed);
      const art = draw();
      ink = null;
      return art;
    },
    fill,
    stroke,
    inside,
    body(outline, colour, width = 18, decor = '', shadeOpacity) {
      if (ink) {
        return fill(outline, colour);
      }
      const shadow = width ? crescent(outline, colour, width, shadeOpacity) : '';
      return fill(outline, colour) + inside(outline, decor + shadow);
    },
    highlight(path, width, opacity = 0.5) {
      return ink ? '' : stroke(path, palette.light, width, `opacity="${opacity}"`);
    },
    gleam(path, opacity = 0.4) {
      return ink ? '' : fill(path, palette.light, `opacity="${opacity}"`);
    },
    moved,
    leaf(x, y, angle, length, width, colour, vein) {
      const [l2, l5, l7] = [tenth(length * 0.2), tenth(length * 0.5), tenth(length * 0.7)];
      const [tip, up, down] = [tenth(length), tenth(-width), tenth(width)];
      const lower = `C${l7} ${down} ${l2} ${down} 0 0Z`;
      return moved(
        `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(angle)})`,
        fill(`M0 0C${l2} ${up} ${l7} ${up} ${tip} 0${lower}`, colour) +
          (ink
            ? ''
            : fill(`M0 0Q${l5} ${tenth(width * 0.14)} ${tip} 0${lower}`, vein ?? shade(colour, 0.22))),
      );
    },
    shade,
    tint: (colour, share = 0.32) => mix(colour, palette.light, share),
    between: (low, high) => low + (high - low) * random(),
    below: (count) => Math.floor(random() * count),
  };
}
