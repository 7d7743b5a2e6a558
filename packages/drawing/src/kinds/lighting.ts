import { mix } from '../colour.ts';
import { ellipse, lathe, points, roundedRect, triples } from '../geometry.ts';
import { GOLD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const lamp: StillDrawing = {
  width: 190,
  height: 310,
  shapes: ['gourd', 'turned', 'mushroom'],
  fitHeight: 0.6,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    if (variant % 3 === 2) {
      const stem = palette.spark;
      art +=
        pen.body(
          lathe(points('16,-150 18,-100 28,-50 50,-14 64,0')),
          stem,
          16,
          pen.highlight('M-14 -110Q-18 -60 -40 -22', 6, 0.4),
        ) +
        pen.body(
          'M-100 -150C-104 -262 104 -262 100 -150Q0 -118 -100 -150Z',
          palette.hero,
          30,
          pen.flat ? '' : pen.fill('M-110 -160Q0 -126 110 -160V-110H-110Z', '#FFE9B0', 'opacity=".45"'),
        ) +
        pen.highlight('M-78 -172Q-70 -212 -42 -224', 8, 0.5);
      if (!pen.flat) {
        art =
          pen.fill(ellipse(0, -160, 152, 152), '#FFE9B0', 'opacity=".13"') +
          pen.fill(ellipse(0, -160, 118, 118), '#FFE9B0', 'opacity=".14"') +
          art;
      }
      return art;
    }
    const gourd = variant % 3 === 0;
    const base = gourd
      ? lathe(points('12,-160 14,-146 46,-112 60,-66 46,-20 42,0'))
      : lathe(points('9,-160 10,-132 34,-108 34,-84 16,-68 40,-44 40,-22 30,-10 54,0'));
    if (!pen.flat) {
      art +=
        pen.fill(ellipse(0, -222, 140, 140), '#FFE9B0', 'opacity=".14"') +
        pen.fill(ellipse(0, -222, 106, 106), '#FFE9B0', 'opacity=".14"');
    }
    art +=
      pen.stroke('M0 -150V-184', GOLD, 9) +
      pen.body(
        base,
        palette.hero,
        20,
        (gourd
          ? pen.fill('M-80 -74Q0 -54 80 -74V-62Q0 -42 -80 -62Z', palette.partner) +
            pen.fill('M-80 -54Q0 -34 80 -54V-49Q0 -29 -80 -49Z', palette.partner)
          : pen.fill('M-60 -100Q0 -88 60 -100V-92Q0 -80 -60 -92Z', palette.partner)) +
          pen.highlight(gourd ? 'M-34 -104Q-46 -78 -38 -42' : 'M-24 -106V-90M-28 -44V-28', 6, 0.5),
      );
    art +=
      pen.body(
        'M-54 -302Q0 -292 54 -302L96 -178Q0 -156 -96 -178Z',
        palette.partner,
        34,
        pen.flat
          ? ''
          : pen.fill('M-110 -198Q0 -176 110 -198V-150H-110Z', palette.spark, 'opacity=".92"') +
              pen.fill('M-20 -310L-60 -160H-20L0 -310Z', palette.light, 'opacity=".35"'),
        0.1,
      ) + pen.fill(ellipse(0, -302, 54, 8), pen.shade(palette.partner, 0.2));
    return art;
  },
};

export const candle: StillDrawing = {
  width: 180,
  height: 260,
  shapes: ['jar', 'candlesticks'],
  fitHeight: 0.52,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const glow = (x: number, y: number, size: number) =>
      pen.flat
        ? ''
        : pen.fill(ellipse(x, y - 18 * size, 62 * size, 62 * size), '#FFE3A0', 'opacity=".2"') +
          pen.fill(ellipse(x, y - 18 * size, 36 * size, 36 * size), '#FFDD90', 'opacity=".3"');
    const flame = (x: number, y: number, size: number) =>
      pen.stroke(`M${x} ${y}v${-8 * size}`, palette.dark, 3) +
      pen.fill(
        `M${x} ${y - 48 * size}C${x + 20 * size} ${y - 26 * size} ${x + 15 * size} ${y - 6 * size} ${x} ${y - 5 * size}C${x - 15 * size} ${y - 6 * size} ${x - 18 * size} ${y - 24 * size} ${x} ${y - 48 * size}Z`,
        '#F4A938',
      ) +
      pen.fill(
        `M${x} ${y - 30 * size}C${x + 9 * size} ${y - 18 * size} ${x + 8 * size} ${y - 9 * size} ${x} ${y - 8 * size}C${x - 8 * size} ${y - 9 * size} ${x - 8 * size} ${y - 18 * size} ${x} ${y - 30 * size}Z`,
        '#FFF0C2',
      );
    if (variant % 2 === 0) {
      art +=
        glow(0, -126, 1.5) +
        pen.body(
          lathe(points('76,-136 76,-90 76,-30 72,-10 62,1'), 0, 0.17),
          palette.hero,
          26,
          pen.fill('M-90 -142H90V-116Q0 -92 -90 -116Z', mix(palette.hero, '#FBEFD6', 0.4)),
        ) +
        pen.fill(ellipse(0, -136, 76, 13), pen.tint(palette.hero, 0.3)) +
        pen.fill(ellipse(0, -135, 69, 10), '#FBEFD6') +
        pen.fill(ellipse(0, -134, 30, 5), '#FFF8E4') +
        flame(0, -130, 1.2) +
        pen.body(
          roundedRect(-44, -90, 88, 60, 6),
          '#FBF1DE',
          0,
          pen.fill(ellipse(0, -68, 10, 10), palette.spark) + pen.stroke('M-22 -46H22', palette.dark, 3.5),
        ) +
        pen.highlight('M-62 -104V-34', 6, 0.45);
    } else {
      triples('-50,-146,0.9 46,-196,1').forEach(([x, top, scale], i) => {
        art +=
          glow(x, top, scale) +
          pen.body(
            `M${x - 12} ${top}Q${x} ${top + 5} ${x + 12} ${top}L${x + 14} -52H${x - 14}Z`,
            i ? palette.partner : palette.spark,
            9,
          ) +
          pen.body(
            lathe(points('24,-64 21,-52 10,-42 10,-26 16,-18 38,-8 44,0'), x, 0.16),
            palette.hero,
            13,
          ) +
          pen.fill(ellipse(x, -64, 24, 4), pen.tint(palette.hero, 0.3)) +
          flame(x, top, scale);
      });
    }
    return art;
  },
};
