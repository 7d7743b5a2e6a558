import { lightness } from '../colour.ts';
import { ellipse, roundedRect, tenth } from '../geometry.ts';
import { GOLD, STEEL } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const watch: StillDrawing = {
  width: 200,
  height: 250,
  shapes: ['round, dark dial', 'square', 'round', 'square, dark dial', 'round', 'square'],
  fitHeight: 0.52,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const strapColour = palette.hero;
    const cy = -122;
    art += pen.body(
      'M-58 -238C-20 -244 20 -244 58 -238Q80 -235 86 -214C100 -160 100 -80 86 -26Q80 -3 58 0C20 6 -20 6 -58 0Q-80 -3 -86 -26C-100 -80 -100 -160 -86 -214Q-80 -235 -58 -238Z',
      palette.partner,
      22,
      pen.stroke(
        'M-110 -214C-30 -230 30 -230 110 -214M-110 -22C-30 -8 30 -8 110 -22',
        pen.shade(palette.partner, 0.12),
        3,
      ),
    );
    const strap = 'M-34 -242Q0 -248 34 -242L40 -180V-64L34 3Q0 7 -34 3L-40 -64V-180Z';
    art += pen.body(
      strap,
      strapColour,
      12,
      pen.stroke(
        'M-26 -240L-30 -180M26 -240L30 -180M-30 -64L-26 2M30 -64L26 2',
        pen.tint(strapColour, 0.45),
        2.2,
        'stroke-dasharray="6 6"',
      ),
    );
    art +=
      pen.body(roundedRect(64, cy - 11, 18, 22, 5), pen.shade(GOLD, 0.12), 5) +
      pen.body(variant % 2 ? roundedRect(-72, cy - 72, 144, 144, 40) : ellipse(0, cy, 74, 74), GOLD, 12) +
      pen.body(
        variant % 2 ? roundedRect(-61, cy - 61, 122, 122, 32) : ellipse(0, cy, 62, 62),
        variant % 3 ? palette.light : palette.spark,
        9,
      );
    const dial = variant % 3 ? palette.light : palette.spark;
    const ink = lightness(dial) > 0.68 ? palette.dark : palette.light;
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      const tick = i % 3 ? 49 : 42;
      art += pen.stroke(
        `M${tenth(Math.sin(angle) * tick)} ${tenth(cy - Math.cos(angle) * tick)}L${tenth(Math.sin(angle) * 53)} ${tenth(cy - Math.cos(angle) * 53)}`,
        ink,
        i % 3 ? 2.5 : 4.5,
      );
    }
    art +=
      pen.stroke(`M0 ${cy}L-22 ${cy - 25}`, ink, 6) +
      pen.stroke(`M0 ${cy}L30 ${cy - 31}`, ink, 4) +
      pen.stroke(`M0 ${cy}V${cy + 36}`, variant % 3 ? palette.hero : palette.partner, 2.6) +
      pen.fill(ellipse(0, cy, 5, 5), ink) +
      pen.highlight('M-50 -146Q-42 -166 -22 -174', 5, 0.7);
    return art;
  },
};

export const ring: StillDrawing = {
  width: 200,
  height: 240,
  shapes: ['gold', 'silver'],
  natural: true,
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const metal = variant % 2 ? STEEL : GOLD;
    const gem = variant % 3 === 0 ? palette.spark : variant % 3 === 1 ? '#CFE4E2' : palette.hero;
    art +=
      pen.body('M-96 -46V-8A96 15 0 0 0 96 -8V-46Z', palette.partner, 30) +
      pen.fill(ellipse(0, -46, 96, 15), pen.tint(palette.partner, 0.5));
    if (!pen.flat) {
      art += pen.fill(ellipse(34, -44, 56, 7), palette.dark, 'opacity=".14"');
    }
    art +=
      pen.stroke(ellipse(0, -106, 56, 56), pen.shade(metal, 0.36), 17) +
      pen.stroke(ellipse(-2, -107, 57, 57), metal, 11) +
      pen.highlight('M-50 -130Q-40 -150 -18 -158', 4, 0.8);
    art += pen.fill('M-20 -158L-30 -184H30L20 -158Z', pen.shade(metal, 0.2));
    art +=
      pen.fill('M-46 -196L-25 -224H25L46 -196L0 -150Z', gem) +
      (pen.flat
        ? ''
        : pen.fill('M-46 -196L-25 -224L-16 -196L0 -150Z', pen.tint(gem, 0.45)) +
          pen.fill('M16 -196L46 -196L0 -150Z', pen.shade(gem, 0.3)) +
          pen.fill('M-25 -224H25L16 -196H-16Z', pen.tint(gem, 0.7)) +
          pen.fill('M25 -224L46 -196H16Z', pen.tint(gem, 0.2)));
    if (!pen.flat) {
      art +=
        pen.fill(
          'M62 -250q3 16 18 18q-15 3 -18 18q-3 -15 -18 -18q15 -2 18 -18Z',
          palette.light,
          'opacity=".95"',
        ) + pen.fill('M-66 -172q2 8 9 9q-7 2 -9 9q-2 -7 -9 -9q7 -1 9 -9Z', palette.light, 'opacity=".8"');
    }
    return art;
  },
};
