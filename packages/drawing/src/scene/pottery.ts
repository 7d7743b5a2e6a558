import { nth } from '../geometry.ts';
import { type Brush, linear } from './brush.ts';

/** A pot: where it stands, its glaze in middle, dark and light, and which of the five shapes it has. */
export type Pot = [
  x: number,
  y: number,
  scale: number,
  middle: string,
  dark: string,
  light: string,
  shape: number,
];

const shapes: [outline: string, rim: number, radius: number][] = [
  ['M-9,-70 C-9,-58 -30,-50 -30,-26 C-30,-8 -18,0 0,0 C18,0 30,-8 30,-26 C30,-50 9,-58 9,-70 Z', -70, 9],
  ['M-16,-64 C-22,-44 -24,-20 -15,0 L15,0 C24,-20 22,-44 16,-64 Z', -64, 16],
  ['M-7,-88 C-6,-62 -24,-52 -24,-28 C-24,-10 -14,0 0,0 C14,0 24,-10 24,-28 C24,-52 6,-62 7,-88 Z', -88, 7],
  ['M-34,-30 C-32,-8 -18,0 0,0 C18,0 32,-8 34,-30 Z', -30, 34],
  ['M-22,-46 L-22,-8 C-22,-2 -14,0 0,0 C14,0 22,-2 22,-8 L22,-46 Z', -46, 22],
];

export function pots(brush: Brush, list: Pot[]): string {
  return list.map((pot) => drawPot(brush, pot)).join('');
}

function drawPot(brush: Brush, [x, y, scale, middle, dark, light, shape]: Pot): string {
  const [outline, rim, radius] = nth(shapes, shape);
  const glaze = brush.fresh('pot');
  const gradient = linear(
    brush.id(glaze),
    [
      [0, light],
      [0.45, middle],
      [0.82, dark],
      [1, dark],
    ],
    'x1="1" y1="0" x2="0" y2="0"',
  );
  const opening = (drop: number, share: number, flatness: number, paint: string) =>
    `<ellipse cx="0" cy="${rim + drop}" rx="${radius * share}" ry="${radius * flatness}" ${paint}/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><defs>${gradient}</defs>` +
    `<ellipse cx="-4" cy="0" rx="34" ry="5" fill="#1a0c06" opacity=".38"/>` +
    `<path d="${outline}" fill="${brush.paint(glaze)}"/>` +
    opening(0, 1, 0.24, `fill="${dark}"`) +
    opening(0.6, 0.82, 0.17, 'fill="#20110a" opacity=".62"') +
    '</g>'
  );
}

export function plate(x: number, y: number, scale: number, face: string, rim: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<circle r="26" fill="${rim}"/><circle r="25" cx="1" cy="-1" fill="${face}"/>` +
    `<circle r="16" fill="${rim}" opacity=".4"/><circle r="15" cx=".6" cy="-.6" fill="${face}"/></g>`
  );
}
