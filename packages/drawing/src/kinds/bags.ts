import { ellipse, roundedRect } from '../geometry.ts';
import { DARK_WOOD, GOLD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const handbag: StillDrawing = {
  width: 260,
  height: 270,
  shapes: ['top-handle', 'pleated', 'tote'],
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    if (variant % 3 === 2) {
      art +=
        pen.stroke('M-52 -176C-52 -290 52 -290 52 -176', pen.shade(palette.partner, 0.16), 14) +
        pen.stroke('M-44 -176C-44 -262 44 -262 44 -176', pen.shade(palette.partner, 0.3), 6, 'opacity="0"');
      art +=
        pen.body(
          'M-104 -186Q0 -176 104 -186L112 -10Q112 0 100 0H-100Q-112 0 -112 -10Z',
          palette.hero,
          24,
          pen.fill('M-130 -60Q0 -46 130 -60V20H-130Z', palette.spark) +
            pen.fill(ellipse(0, -102, 36, 36), palette.partner) +
            pen.fill('M-26 -78A36 36 0 0 0 26 -78Q0 -90 -26 -78Z', palette.spark),
        ) +
        pen.stroke(
          'M-100 -172Q0 -162 100 -172',
          pen.shade(palette.hero, 0.22),
          2.6,
          'stroke-dasharray="7 6"',
        ) +
        pen.stroke('M-52 -150V-182M52 -150V-182', pen.shade(palette.partner, 0.1), 14) +
        pen.stroke('M-52 -154H-52M52 -154H52', palette.dark, 4) +
        pen.highlight('M-94 -160L-98 -90', 6, 0.4);
    } else if (variant % 3 === 0) {
      art +=
        pen.stroke('M-58 -150C-58 -290 58 -290 58 -150', pen.shade(palette.hero, 0.22), 13) +
        pen.highlight('M-56 -180C-52 -232 -24 -250 0 -253', 4, 0.35);
      art += pen.body(
        'M-96 -162H96Q104 -162 106 -152L122 -14Q122 0 108 0H-108Q-122 0 -122 -14L-106 -152Q-104 -162 -96 -162Z',
        palette.hero,
        26,
      );
      art +=
        pen.body(
          'M-100 -164H100Q108 -160 108 -148L112 -104C80 -60 40 -52 0 -52C-40 -52 -80 -60 -112 -104L-108 -148Q-108 -160 -100 -164Z',
          pen.tint(palette.hero, 0.1),
          14,
        ) +
        pen.body(roundedRect(-15, -76, 30, 36, 7), GOLD, 8) +
        pen.fill(ellipse(0, -58, 4.5, 4.5), palette.dark) +
        pen.highlight('M-92 -144Q-94 -124 -96 -110', 6, 0.45);
    } else {
      art += pen.stroke('M-70 -110C-86 -270 86 -270 70 -110', palette.spark, 12);
      art +=
        pen.body(
          'M-70 -136C-20 -150 20 -150 70 -136C118 -120 136 -70 124 -26Q118 0 92 0H-92Q-118 0 -124 -26C-136 -70 -118 -120 -70 -136Z',
          palette.hero,
          28,
          [-80, -50, -20, 10, 40, 70]
            .map((x) =>
              pen.stroke(`M${x * 0.7} -150Q${x * 1.3} -90 ${x * 1.2} 10`, pen.shade(palette.hero, 0.14), 4),
            )
            .join(''),
        ) +
        pen.body('M-74 -142Q0 -158 74 -142L70 -122Q0 -136 -70 -122Z', palette.partner, 12) +
        pen.body(ellipse(0, -128, 12, 12), GOLD, 6) +
        pen.highlight('M-104 -86Q-110 -60 -104 -36', 7, 0.4);
    }
    return art;
  },
};

export const backpack: StillDrawing = {
  width: 230,
  height: 290,
  shapes: ['daypack', 'flap'],
  fitHeight: 0.56,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    art +=
      pen.stroke('M-22 -262C-22 -296 22 -296 22 -262', palette.dark, 10) +
      pen.stroke(
        'M-96 -190C-128 -150 -124 -70 -104 -30M96 -190C128 -150 124 -70 104 -30',
        pen.shade(palette.hero, 0.4),
        16,
      );
    art += pen.body(
      'M-60 -268H60C96 -268 106 -230 106 -190V-30Q106 0 78 0H-78Q-106 0 -106 -30V-190C-106 -230 -96 -268 -60 -268Z',
      palette.hero,
      26,
    );
    if (variant % 2) {
      art +=
        pen.body(
          'M-108 -200C-106 -246 -92 -270 -60 -270H60C92 -270 106 -246 108 -200V-168Q108 -152 92 -152H-92Q-108 -152 -108 -168Z',
          palette.partner,
          22,
        ) +
        pen.body(roundedRect(-60, -172, 18, 60, 5), DARK_WOOD, 5) +
        pen.body(roundedRect(42, -172, 18, 60, 5), DARK_WOOD, 5) +
        pen.fill(roundedRect(-59, -132, 16, 10, 2), GOLD) +
        pen.fill(roundedRect(43, -132, 16, 10, 2), GOLD);
    } else {
      art +=
        pen.stroke(
          'M-88 -200C-84 -240 -70 -250 -50 -250H50C70 -250 84 -240 88 -200',
          pen.shade(palette.hero, 0.3),
          5,
        ) +
        pen.fill(roundedRect(-20, -214, 40, 28, 6), palette.spark) +
        pen.stroke('M-84 -206V-192', GOLD, 6);
    }
    art +=
      pen.body(
        roundedRect(-80, -116, 160, 94, 22),
        variant % 2 ? pen.tint(palette.hero, 0.1) : palette.partner,
        18,
      ) +
      pen.stroke('M-70 -92H70', pen.shade(variant % 2 ? palette.hero : palette.partner, 0.3), 4.5) +
      pen.stroke('M52 -92V-78', GOLD, 6) +
      pen.highlight(variant % 2 ? 'M-92 -120V-60' : 'M-90 -176V-128', 7, 0.4);
    return art;
  },
};
