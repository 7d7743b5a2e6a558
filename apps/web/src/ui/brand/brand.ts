type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
// The two papers text of the brand's colour stands on, light and dark, as sRGB.
const lightPaper: Rgb = [252, 250, 247];
const darkPaper: Rgb = [22, 17, 13];

/** WCAG 2.2 AA for text. */
const enough = 4.5;

export const brandTokenNames = [
  '--accent',
  '--accent-hover',
  '--on-accent',
  '--accent-soft',
  '--accent-text',
  '--accent-outline',
  '--accent-ring',
] as const;

type BrandTokens = Record<(typeof brandTokenNames)[number], string>;

/** Custom properties that put an operator's brand colour in saffron's place; null when it is no colour. */
export function brandTokens(colour: string): BrandTokens | null {
  const brand = parseHex(colour);
  if (!brand) return null;
  const on = contrast(brand, black) >= contrast(brand, white) ? black : white;
  const both = (light: Rgb, dark: Rgb) => `light-dark(${hex(light)}, ${hex(dark)})`;
  return {
    '--accent': hex(brand),
    '--accent-hover': hex(mix(brand, on === black ? white : black, 0.12)),
    '--on-accent': hex(on === black ? readable(mix(black, brand, 0.12), brand, black) : white),
    '--accent-soft': both(mix(brand, white, 0.84), mix(brand, darkPaper, 0.76)),
    '--accent-text': both(
      readable(brand, mix(brand, white, 0.84), black),
      readable(brand, mix(brand, darkPaper, 0.76), white),
    ),
    '--accent-outline': both(readable(brand, lightPaper, black, 3), readable(brand, darkPaper, white, 3)),
    '--accent-ring': `${hex(brand)}6b`,
  };
}

/** The nearest colour to `colour`, going towards `pole`, that can be read on `ground`. */
function readable(colour: Rgb, ground: Rgb, pole: Rgb, ratio = enough): Rgb {
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mix(colour, pole, part);
    if (contrast(tried, ground) >= ratio) return tried;
  }
  return pole;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const full = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  const parts = full?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [at(0), at(1), at(2)];
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
