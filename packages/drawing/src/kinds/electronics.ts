import { mix } from '../colour.ts';
import { ellipse, points, roundedRect } from '../geometry.ts';
import { DARK_WOOD, GOLD, STEEL } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const camera: StillDrawing = {
  width: 290,
  height: 220,
  shapes: ['two-tone', 'silver top'],
  fitWidth: 0.72,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const top = variant % 2 ? STEEL : palette.partner;
    art += pen.stroke('M-128 -120C-190 -40 -150 10 -116 6', DARK_WOOD, 9);
    art +=
      pen.body(
        'M-70 -180H-26Q-18 -180 -16 -172L-12 -150H-84L-80 -172Q-78 -180 -70 -180Z',
        pen.shade(top, 0.06),
        10,
      ) +
      pen.body(roundedRect(50, -172, 44, 26, 8), pen.shade(palette.dark, 0), 10) +
      pen.body(roundedRect(-122, -166, 26, 22, 6), palette.spark, 8);
    art += pen.body(
      roundedRect(-136, -152, 272, 152, 22),
      top,
      24,
      pen.fill('M-150 -112H150V-26H-150Z', palette.hero),
    );
    art +=
      pen.fill(roundedRect(64, -140, 46, 22, 6), palette.dark) +
      pen.highlight('M70 -132H84', 4, 0.5) +
      pen.body(ellipse(0, -74, 66, 66), pen.shade(top, 0.1), 14) +
      pen.body(ellipse(0, -74, 54, 54), palette.dark, 0) +
      pen.fill(ellipse(0, -74, 38, 38), mix(palette.dark, palette.spark, 0.55)) +
      pen.fill(ellipse(2, -72, 22, 22), pen.shade(palette.dark, 0.2)) +
      pen.gleam(ellipse(-14, -90, 11, 8), 0.85) +
      pen.gleam(ellipse(12, -58, 5, 5), 0.4) +
      pen.fill(ellipse(-98, -132, 6, 6), palette.hero) +
      pen.highlight('M-120 -96V-50', 6, 0.4);
    return art;
  },
};

export const headphones: StillDrawing = {
  width: 240,
  height: 260,
  fitHeight: 0.54,
  draw(pen) {
    const { palette } = pen;
    let art = '';
    art +=
      pen.stroke('M-86 -96C-110 -280 110 -280 86 -96', pen.shade(palette.hero, 0.24), 22) +
      pen.stroke('M-87 -96C-112 -280 106 -280 83 -100', palette.hero, 15) +
      pen.stroke('M-52 -206C-20 -236 20 -236 52 -206', palette.spark, 19) +
      pen.highlight('M-44 -214Q-24 -228 0 -230', 4, 0.45);
    art += pen.stroke('M-88 -110V-130M88 -110V-130', STEEL, 12);
    art +=
      pen.body(roundedRect(-78, -122, 42, 118, 20), pen.shade(palette.spark, 0.1), 10) +
      pen.body(roundedRect(36, -122, 42, 118, 20), pen.shade(palette.spark, 0.1), 10);
    art +=
      pen.body('M-70 -128C-120 -128 -126 -96 -126 -63C-126 -30 -120 2 -70 2Z', palette.hero, 14) +
      pen.body('M70 -128C120 -128 126 -96 126 -63C126 -30 120 2 70 2Z', palette.hero, 20) +
      pen.highlight('M-108 -92Q-114 -66 -108 -40', 7, 0.5) +
      pen.fill(roundedRect(88, -84, 12, 42, 6), palette.partner);
    return art;
  },
};

export const radio: StillDrawing = {
  width: 290,
  height: 220,
  shapes: ['rounded', 'with a handle'],
  fitWidth: 0.72,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    art +=
      pen.stroke('M92 -150L132 -232', STEEL, 5) +
      pen.fill(ellipse(132, -234, 5.5), STEEL) +
      (variant % 2 ? pen.stroke('M-86 -158C-86 -206 70 -206 70 -158', pen.shade(palette.hero, 0.3), 12) : '');
    art +=
      pen.body(roundedRect(-110, -12, 30, 12, 3), palette.dark, 4) +
      pen.body(roundedRect(80, -12, 30, 12, 3), palette.dark, 4) +
      pen.body(roundedRect(-136, -160, 272, 152, variant % 2 ? 24 : 46), palette.hero, 24);
    const grille = roundedRect(-118, -142, 128, 116, variant % 2 ? 12 : 30);
    let dots = '';
    for (let i = 0; i < 9; i++) {
      for (let j = 0; j < 8; j++) {
        dots += ellipse(-112 + i * 14.4 + (j % 2 ? 7 : 0), -136 + j * 14.8, 3.1);
      }
    }
    art +=
      pen.fill(grille, palette.partner) +
      pen.inside(
        grille,
        variant % 3 === 0
          ? pen.fill(dots, pen.shade(palette.partner, 0.45))
          : [0, 1, 2, 3, 4, 5, 6, 7, 8]
              .map((i) => pen.stroke(`M-120 ${-134 + i * 13}H20`, pen.shade(palette.partner, 0.3), 4))
              .join(''),
      );
    art +=
      pen.fill(roundedRect(26, -140, 92, 38, 10), palette.light) +
      pen.stroke(
        'M36 -128V-120M48 -128V-116M60 -128V-120M72 -128V-116M84 -128V-120M96 -128V-116M108 -128V-120',
        palette.dark,
        2.2,
      ) +
      pen.stroke('M78 -136V-106', palette.spark === palette.light ? palette.hero : palette.spark, 3.4);
    art +=
      pen.body(ellipse(50, -60, 25, 25), GOLD, 7) +
      pen.stroke('M50 -60L42 -76', palette.dark, 4) +
      pen.body(ellipse(100, -60, 15, 15), palette.spark, 5) +
      pen.stroke('M100 -60L106 -69', palette.light, 3) +
      pen.highlight('M-126 -112V-66', 5, 0.45);
    return art;
  },
};

export const controller: StillDrawing = {
  width: 290,
  height: 190,
  fitWidth: 0.72,
  draw(pen) {
    const { palette } = pen;
    let art = '';
    art += pen.body(
      'M-84 -156Q-80 -172 -60 -172H-30Q-22 -170 -22 -156ZM22 -156Q22 -170 30 -172H60Q80 -172 84 -156Z',
      pen.shade(palette.hero, 0.28),
      0,
    );
    art += pen.body(
      'M-78 -160C-40 -168 40 -168 78 -160C116 -154 132 -118 140 -62C144 -26 138 0 116 0C92 0 80 -30 60 -50C50 -58 -50 -58 -60 -50C-80 -30 -92 0 -116 0C-138 0 -144 -26 -140 -62C-132 -118 -116 -154 -78 -160Z',
      palette.hero,
      22,
      pen.fill(
        'M-160 -40C-120 -60 -96 -40 -76 20H-180ZM160 -40C120 -60 96 -40 76 20H180Z',
        palette.partner === palette.light ? pen.shade(palette.hero, 0.14) : palette.partner,
      ),
    );
    art += pen.fill('M-92 -132h16v16h16v16h-16v16h-16v-16h-16v-16h16Z', palette.dark);
    (
      [
        [84, -130, palette.spark],
        [84, -86, palette.partner],
        [62, -108, palette.light],
        [106, -108, pen.shade(palette.hero, 0.4)],
      ] as const
    ).forEach(([x, y, colour]) => {
      art += pen.body(ellipse(x, y, 12, 12), colour, 4);
    });
    points('-40,-74 40,-74').forEach(([x, y]) => {
      art +=
        pen.fill(ellipse(x, y + 2, 25, 25), pen.shade(palette.hero, 0.3)) +
        pen.body(ellipse(x, y, 19, 19), palette.dark, 5) +
        pen.gleam(ellipse(x - 5, y - 6, 6, 4), 0.3);
    });
    art +=
      pen.fill(roundedRect(-26, -136, 18, 8, 4), pen.shade(palette.hero, 0.4)) +
      pen.fill(roundedRect(8, -136, 18, 8, 4), pen.shade(palette.hero, 0.4)) +
      pen.fill(ellipse(0, -110, 9, 9), palette.light) +
      pen.highlight('M-110 -136Q-122 -116 -127 -84', 6, 0.5);
    return art;
  },
};
