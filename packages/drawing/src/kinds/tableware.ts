import { ellipse, lathe, points } from '../geometry.ts';
import { GOLD, WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const mug: StillDrawing = {
  width: 220,
  height: 170,
  shapes: ['tall', 'low'],
  companion: true,
  fitWidth: 0.64,
  draw(pen, variant) {
    const { palette } = pen;
    const wide = variant % 2;
    const outline = wide
      ? lathe(points('72,-138 72,-100 69,-50 62,-16 50,0'), -14, 0.2)
      : lathe(points('68,-150 69,-100 69,-50 67,-20 58,-5 46,1'), -14, 0.2);
    const rim = wide ? -138 : -150;
    const radius = wide ? 72 : 68;
    const handle = wide ? 'M50 -112C112 -124 118 -36 44 -38' : 'M50 -122C116 -126 116 -34 50 -40';
    let art =
      pen.stroke(handle, pen.shade(palette.hero, 0.2), 20) +
      pen.stroke(handle, palette.hero, 14, 'transform="translate(-2.5 -2)"');
    const pattern = pen.below(4);
    const decor =
      pattern === 0
        ? pen.fill('M-120 -62Q-14 -34 100 -62V60H-120Z', palette.partner)
        : pattern === 1
          ? pen.fill(ellipse(-38, -74, 28, 28), palette.partner) +
            pen.fill(ellipse(-38, -74, 13, 13), palette.spark)
          : pattern === 2
            ? pen.fill('M-120 -104Q-14 -78 100 -104V-88Q-14 -62 -120 -88Z', palette.partner) +
              pen.fill('M-120 -76Q-14 -50 100 -76V-69Q-14 -43 -120 -69Z', palette.spark)
            : [0, 1, 2, 3, 4, 5, 6]
                .map((i) =>
                  pen.fill(`M${-98 + i * 28} ${-30}q14 -60 28 0Z`, i % 2 ? palette.partner : palette.spark),
                )
                .join('') + pen.fill('M-120 -34Q-14 -10 100 -34V40H-120Z', palette.partner);
    art +=
      pen.body(outline, palette.hero, 26, decor) +
      pen.fill(ellipse(-14, rim, radius, radius * 0.2), pen.tint(palette.hero, 0.35)) +
      pen.fill(ellipse(-14, rim + 1.5, radius - 7, radius * 0.2 - 3.5), pen.shade(palette.hero, 0.4)) +
      pen.inside(
        ellipse(-14, rim + 1.5, radius - 7, radius * 0.2 - 3.5),
        pen.fill(ellipse(-14, rim + 9, radius - 8, radius * 0.2 - 2), '#6B3F24') +
          pen.stroke(`M${-14 - radius * 0.5} ${rim + 6}q14 -6 30 -6`, '#8A5A38', 3),
      ) +
      pen.highlight(`M${-14 - radius + 14} ${rim + 34}V${rim + 80}`, 7, 0.5);
    if (!pen.flat) {
      art +=
        pen.stroke(`M-30 ${rim - 18}c-12 -18 12 -26 0 -46`, palette.light, 5, 'opacity=".6"') +
        pen.stroke(`M2 ${rim - 18}c-12 -16 12 -24 0 -40`, palette.light, 5, 'opacity=".45"');
    }
    return art;
  },
};

export const teapot: StillDrawing = {
  width: 290,
  height: 205,
  shapes: ['hooped, dipped', 'banded', 'hooped, dotted', 'leaf'],
  companion: true,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const outline =
      variant % 2
        ? lathe(points('40,-152 76,-134 99,-88 92,-36 66,-8 48,0'), 0, 0.12)
        : lathe(points('46,-146 80,-134 94,-96 97,-50 86,-14 62,0'), 0, 0.12);
    if (variant % 2 === 0) {
      art +=
        pen.stroke('M-72 -126C-78 -236 78 -236 72 -126', pen.shade(WOOD, 0.1), 14) +
        pen.stroke('M-72 -128C-78 -236 76 -238 70 -130', WOOD, 10) +
        pen.fill(ellipse(-71, -124, 9, 9), GOLD) +
        pen.fill(ellipse(71, -124, 9, 9), pen.shade(GOLD, 0.15));
    } else {
      art +=
        pen.stroke('M84 -112C160 -126 150 -28 82 -40', pen.shade(palette.hero, 0.22), 18) +
        pen.stroke('M84 -114C154 -124 144 -34 82 -43', palette.hero, 13);
    }
    art +=
      pen.body('M-70 -36C-122 -40 -112 -104 -152 -130L-124 -144C-98 -126 -98 -96 -74 -98Z', palette.hero, 9) +
      pen.fill('M-152 -130L-124 -144L-121 -138L-149 -123Z', pen.tint(palette.hero, 0.3));
    const pattern = variant % 4;
    art += pen.body(
      outline,
      palette.hero,
      32,
      pattern === 0
        ? pen.fill('M-130 -70Q0 -40 130 -70V40H-130Z', palette.partner)
        : pattern === 1
          ? pen.fill('M-130 -100Q0 -72 130 -100V-88Q0 -60 -130 -88Z', palette.partner)
          : pattern === 2
            ? [0, 1, 2, 3, 4, 5]
                .map((i) =>
                  pen.fill(
                    ellipse(-85 + i * 34, -58 + Math.abs(i - 2.5) * -4, 9, 9),
                    i % 2 ? palette.spark : palette.partner,
                  ),
                )
                .join('')
            : pen.leaf(-10, -30, -70, 70, 15, palette.partner, pen.shade(palette.partner, 0.1)) +
              pen.leaf(-12, -34, -118, 54, 13, palette.partner, pen.shade(palette.partner, 0.1)) +
              pen.leaf(-8, -34, -24, 54, 13, palette.partner, pen.shade(palette.partner, 0.1)),
    );
    const lidY = variant % 2 ? -150 : -144;
    const lidRadius = variant % 2 ? 42 : 50;
    art +=
      pen.body(
        `M${-lidRadius} ${lidY}Q${-lidRadius + 6} ${lidY - 26} 0 ${lidY - 28}Q${lidRadius - 6} ${lidY - 26} ${lidRadius} ${lidY}Q0 ${lidY + 14} ${-lidRadius} ${lidY}Z`,
        pen.tint(palette.hero, 0.12),
        14,
      ) +
      pen.body(ellipse(0, lidY - 36, 12, 11), palette.spark, 5) +
      pen.gleam(ellipse(-4, lidY - 40, 3.5, 2.5), 0.7) +
      pen.highlight('M-74 -108Q-86 -78 -76 -46', 8, 0.45);
    return art;
  },
};
