/** Colours are mixed and compared in OKLab (Björn Ottosson), so that a shade keeps its hue. */
type Lab = [lightness: number, a: number, b: number];

export function mix(from: string, to: string, share: number): string {
  const [x, y] = [toLab(from), toLab(to)];
  return toHex([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
}

export function lightness(colour: string): number {
  return toLab(colour)[0];
}

/** Hue counts 1.6 times as much as lightness: it is what tells an object from the wall behind it. */
export function distance(one: string, other: string): number {
  const [x, y] = [toLab(one), toLab(other)];
  return Math.hypot(x[0] - y[0], (x[1] - y[1]) * 1.6, (x[2] - y[2]) * 1.6);
}

export function toLab(colour: string): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) => {
      const linear = Math.max(0, Math.min(1, channel));
      const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
      return `0${Math.round(value * 255).toString(16)}`.slice(-2);
    })
    .join('')}`;
}
