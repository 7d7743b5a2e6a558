import { ellipse, lathe, points } from './geometry.ts';
import type { Pen } from './pen.ts';

/** Small things that keep a mug or a teapot company. */
export const companionNames = ['fruit', 'cup', 'pebbles', 'sprig'] as const;
export type CompanionName = (typeof companionNames)[number];

export function drawCompanion(pen: Pen, name: CompanionName): string {
  return drawings[name](pen);
}

const drawings: Record<CompanionName, (pen: Pen) => string> = {
  fruit: (pen) =>
    pen.body(ellipse(0, -24, 25, 24), '#E39A3E', 8) +
    pen.gleam(ellipse(-9, -33, 5, 3.5), 0.6) +
    pen.leaf(1, -47, -30, 24, 7, pen.palette.leaf),

  cup: (pen) =>
    pen.body(lathe(points('20,-44 22,-20 16,0'), 0, 0.2), pen.palette.partner, 8) +
    pen.fill(ellipse(0, -44, 20, 5), pen.shade(pen.palette.partner, 0.4)),

  pebbles: (pen) =>
    pen.body(ellipse(-4, -16, 26, 16), pen.shade(pen.palette.table, 0.25), 8) +
    pen.body(ellipse(20, -9, 16, 9), pen.shade(pen.palette.table, 0.12), 5),

  sprig: (pen) =>
    pen.body(lathe(points('9,-58 8,-44 22,-22 16,0'), 0, 0.16), pen.palette.spark, 8) +
    pen.stroke('M0 -58Q-4 -84 10 -104', pen.palette.leaf, 3) +
    pen.leaf(8, -98, -60, 22, 7, pen.palette.leaf) +
    pen.leaf(1, -82, -140, 22, 7, pen.palette.leaf),
};
