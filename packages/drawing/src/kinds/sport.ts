import { ellipse, points, roundedRect, tenth } from '../geometry.ts';
import { DARK_WOOD, STEEL, WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const bicycle: StillDrawing = {
  width: 340,
  height: 240,
  shapes: ['basket', 'flower basket'],
  fitWidth: 0.8,
  fitExtent: 1.05,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const wheel = (x: number) =>
      pen.stroke(ellipse(x, -66, 62, 62), palette.dark, 8) +
      pen.stroke(ellipse(x, -66, 55, 55), palette.light, 3) +
      (pen.flat
        ? ''
        : Array.from({ length: 10 }, (_, i) => {
            const angle = i * 0.628;
            return pen.stroke(
              `M${x} -66L${tenth(x + Math.cos(angle) * 54)} ${tenth(-66 + Math.sin(angle) * 54)}`,
              palette.light,
              1.2,
              'opacity=".7"',
            );
          }).join('')) +
      pen.fill(ellipse(x, -66, 7, 7), STEEL);
    art += wheel(-100) + wheel(102);
    art +=
      pen.stroke('M-100 -66L-52 -158L-14 -66L-100 -66M-14 -66L74 -164L-48 -150', palette.hero, 9) +
      pen.stroke('M102 -66L70 -186', palette.hero, 9) +
      pen.stroke('M-52 -158L-58 -180', STEEL, 7) +
      pen.stroke('M70 -186L66 -204Q88 -214 104 -200', STEEL, 7) +
      pen.stroke('M104 -200Q110 -196 106 -188', DARK_WOOD, 11) +
      pen.body(
        'M-92 -192Q-60 -200 -30 -190Q-26 -184 -40 -182Q-60 -176 -88 -180Q-98 -186 -92 -192Z',
        DARK_WOOD,
        6,
      );
    art +=
      pen.fill(ellipse(-14, -66, 17, 17), palette.spark) +
      pen.fill(ellipse(-14, -66, 7, 7), palette.light) +
      pen.stroke('M-14 -66L0 -36M-10 -34H10', palette.dark, 6);
    art += pen.body(
      'M74 -184H144L134 -132H84Z',
      WOOD,
      14,
      pen.stroke('M70 -168H150M74 -150H146M92 -190L98 -128M110 -190V-128M128 -190L122 -128', DARK_WOOD, 3),
    );
    if (variant % 2) {
      points('88,-196 108,-206 128,-196').forEach(([x, y], i) => {
        art +=
          pen.fill(ellipse(x, y, 15, 15), i % 2 ? palette.partner : palette.spark) +
          pen.fill(ellipse(x, y, 5, 5), palette.hero);
      });
    }
    return art;
  },
};

export const skateboard: StillDrawing = {
  width: 150,
  height: 340,
  shapes: ['wave', 'bolt', 'stripes'],
  fitHeight: 0.62,
  fitExtent: 1.05,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const outline =
      'M0 -336C44 -336 58 -310 58 -276L54 -60C54 -22 40 0 0 0C-40 0 -54 -22 -54 -60L-58 -276C-58 -310 -44 -336 0 -336Z';
    points('-62,-268 62,-268 -60,-70 60,-70').forEach(([x, y]) => {
      art += pen.body(roundedRect(x - 13, y - 16, 26, 32, 9), palette.light, 7);
    });
    let print = '';
    if (variant % 3 === 0) {
      print =
        pen.fill(ellipse(0, -170, 46, 46), palette.partner) +
        pen.fill('M-70 -160Q-30 -190 0 -160T70 -160V10H-70Z', palette.spark) +
        pen.fill('M-70 -120Q-30 -150 0 -120T70 -120V10H-70Z', palette.partner) +
        pen.fill('M-70 -80Q-30 -110 0 -80T70 -80V10H-70Z', pen.shade(palette.spark, 0.3));
    }
    if (variant % 3 === 1) {
      print = pen.fill('M30 -300L-44 -160H-8L-34 -40L48 -200H8Z', palette.partner);
    }
    if (variant % 3 === 2) {
      print = [0, 1, 2, 3, 4]
        .map((i) =>
          pen.fill(
            `M-70 ${-300 + i * 56}L70 ${-340 + i * 56}V${-318 + i * 56}L-70 ${-278 + i * 56}Z`,
            i % 2 ? palette.spark : palette.partner,
          ),
        )
        .join('');
    }
    art += pen.body(outline, palette.hero, 16, print);
    [-268, -70].forEach((y) => {
      art +=
        pen.fill(roundedRect(-44, y - 7, 88, 14, 5), STEEL) +
        pen.body(roundedRect(-20, y - 22, 40, 44, 8), pen.shade(STEEL, 0.2), 8) +
        points('-12,-14 12,-14 -12,14 12,14')
          .map(([dx, dy]) => pen.fill(ellipse(dx, y + dy, 2.6, 2.6), palette.dark))
          .join('');
    });
    art += pen.highlight('M-46 -250L-44 -120', 5, 0.45);
    return art;
  },
};
