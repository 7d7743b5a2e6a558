import { tenth } from './geometry.ts';
import type { Palette } from './palettes.ts';

/** A lantern on a chain in a hall `height` high, with two rings of warm light around it. */
export function lantern(palette: Palette, x: number, y: number, height: number): string {
  const radius = height * 0.042;
  const glow = (times: number, opacity: number) =>
    `<circle cx="${tenth(x)}" cy="${tenth(y + radius * 1.5)}" r="${tenth(radius * times)}" fill="#FFE9B0" opacity="${opacity}"/>`;
  const part = (path: string, fill: string) =>
    `<path transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(radius * 10) / 1000})" d="${path}" fill="${fill}"/>`;
  return (
    `<path d="M${tenth(x)} 0V${tenth(y)}" stroke="${palette.dark}" stroke-width="${tenth(height * 0.004)}" opacity=".55"/>` +
    glow(3.6, 0.1) +
    glow(2.4, 0.14) +
    part('M-34 0Q0 -46 34 0L44 34H-44Z', palette.dark) +
    part('M-54 34H54C96 90 96 190 50 240H-50C-96 190 -96 90 -54 34Z', '#F7C965') +
    part('M0 34H54C96 90 96 190 50 240H0C34 190 34 90 0 34Z', '#E9A844') +
    part('M-18 40C-44 96 -44 186 -18 238H-8C-26 180 -26 96 -8 40Z', '#FFF0C6') +
    part('M-56 232H56L40 262H-40ZM-12 262H12L6 300H-6Z', palette.dark)
  );
}
