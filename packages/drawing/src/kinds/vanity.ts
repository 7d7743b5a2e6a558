import { lightness, mix } from '../colour.ts';
import { ellipse, roundedRect } from '../geometry.ts';
import { GOLD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const perfume: StillDrawing = {
  width: 180,
  height: 255,
  shapes: ['square', 'round', 'faceted'],
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const liquid = lightness(palette.hero) > 0.86 ? palette.spark : palette.hero;
    const glass = mix(liquid, '#FFF9F0', 0.62);
    const cap = liquid === palette.spark ? palette.partner : palette.spark;
    if (variant % 3 === 0) {
      art +=
        pen.body(roundedRect(-34, -252, 68, 66, 8), palette.dark, 14) +
        pen.body(roundedRect(-22, -192, 44, 24, 3), GOLD, 9) +
        pen.body(
          roundedRect(-84, -172, 168, 172, 24),
          glass,
          22,
          pen.fill('M-68 -116H68V-30Q68 -16 54 -16H-54Q-68 -16 -68 -30Z', liquid) +
            pen.fill(ellipse(0, -116, 68, 7), pen.tint(liquid, 0.3)),
        );
    } else if (variant % 3 === 1) {
      art +=
        pen.body(ellipse(0, -226, 36, 32), cap, 12) +
        pen.gleam(ellipse(-13, -238, 7, 5), 0.6) +
        pen.body(roundedRect(-21, -200, 42, 26, 3), GOLD, 9) +
        pen.body(
          'M0 -182C58 -182 94 -142 94 -92C94 -48 68 0 44 0H-44C-68 0 -94 -48 -94 -92C-94 -142 -58 -182 0 -182Z',
          glass,
          24,
          pen.fill('M-80 -100Q0 -88 80 -100C80 -56 60 -14 42 -14H-42C-60 -14 -80 -56 -80 -100Z', liquid),
        );
    } else {
      art +=
        pen.body('M-28 -256H28L36 -194H-36Z', cap, 12) +
        pen.highlight('M-18 -246L-22 -208', 4, 0.4) +
        pen.body(roundedRect(-21, -198, 42, 22, 3), GOLD, 9) +
        pen.body(
          'M-46 -180H46L88 -128V-24Q88 0 64 0H-64Q-88 0 -88 -24V-128Z',
          glass,
          22,
          pen.fill('M-74 -112H74V-28Q74 -14 60 -14H-60Q-74 -14 -74 -28Z', liquid),
        );
    }
    art +=
      pen.body(
        roundedRect(-40, -90, 80, 54, 3),
        '#FFF7E8',
        0,
        pen.stroke('M-22 -70H22', palette.dark, 4) + pen.stroke('M-12 -56H12', palette.dark, 2.5),
      ) + pen.highlight(variant % 3 === 1 ? 'M-74 -118Q-64 -146 -42 -162' : 'M-72 -142V-40', 7, 0.8);
    return art;
  },
};

export const sunglasses: StillDrawing = {
  width: 300,
  height: 150,
  shapes: ['browline', 'round', 'cat-eye'],
  fitWidth: 0.74,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const frame = lightness(palette.hero) > 0.86 ? palette.spark : palette.hero;
    const lens = mix(palette.dark, palette.spark, 0.35);
    art +=
      pen.body(
        'M-132 -40V-8A132 15 0 0 0 132 -8V-40Z',
        palette.partner === frame ? palette.spark : palette.partner,
        34,
      ) +
      pen.fill(
        ellipse(0, -40, 132, 16),
        pen.tint(palette.partner === frame ? palette.spark : palette.partner, 0.5),
      );
    if (!pen.flat) {
      art += pen.fill(ellipse(22, -38, 96, 8), palette.dark, 'opacity=".16"');
    }
    art += pen.stroke(
      'M-118 -118Q-130 -140 -104 -142L-60 -138M118 -118Q130 -140 104 -142L60 -138',
      pen.shade(frame, 0.35),
      8,
    );
    const rim =
      variant % 3 === 0
        ? 'M-118 -124C-90 -134 -40 -132 -14 -120C-10 -80 -24 -42 -64 -42C-104 -42 -122 -82 -118 -124Z'
        : variant % 3 === 1
          ? ellipse(-66, -86, 48, 46)
          : 'M-126 -132C-90 -128 -44 -124 -14 -118C-12 -78 -30 -44 -66 -44C-100 -44 -116 -80 -126 -132Z';
    const one =
      pen.fill(rim, lens) +
      pen.inside(
        rim,
        pen.fill('M-130 -70Q-60 -96 0 -76V0H-130Z', mix(lens, palette.spark, 0.4)) +
          pen.fill('M-100 -150L-60 -150L-110 -30H-150Z', palette.light, 'opacity=".22"') +
          pen.fill('M-52 -150L-42 -150L-92 -30H-102Z', palette.light, 'opacity=".22"'),
      ) +
      pen.stroke(rim, frame, 11) +
      pen.highlight(
        variant % 3 === 1 ? 'M-108 -98Q-104 -116 -90 -124' : 'M-112 -122Q-80 -130 -50 -126',
        3,
        0.55,
      );
    art +=
      pen.stroke('M-20 -104Q0 -118 20 -104', frame, 10) +
      pen.moved('translate(-2 0)', one) +
      pen.moved('translate(134 0)', one);
    return art;
  },
};
