import { ellipse, nth, roundedRect } from '../geometry.ts';
import { GOLD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const sneaker: StillDrawing = {
  width: 320,
  height: 165,
  fitWidth: 0.76,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const toe = variant % 3 === 0 ? palette.light : palette.partner;
    art += pen.body(
      'M-70 -104L-52 -152Q-36 -168 -18 -154L18 -104Z',
      palette.partner,
      10,
      pen.fill(roundedRect(-46, -146, 24, 16, 3), palette.spark),
    );
    const upper =
      'M-148 -34C-155 -70 -150 -104 -140 -128C-136 -140 -124 -142 -118 -132C-106 -112 -86 -104 -58 -118C-44 -122 -36 -124 -28 -130C-4 -104 26 -92 62 -86C112 -80 148 -70 152 -36L150 -20H-146Z';
    art += pen.body(
      upper,
      palette.hero,
      10,
      pen.fill('M-170 -160H-122C-126 -110 -116 -70 -98 -20H-170Z', palette.spark) +
        pen.fill(ellipse(-8, -34, 34, 34), palette.partner) +
        pen.fill(ellipse(-8, -34, 20, 20), palette.spark) +
        pen.fill('M84 -20C78 -48 84 -70 98 -92H170V-20Z', toe) +
        pen.stroke(
          'M84 -30C78 -52 84 -74 96 -90',
          pen.shade(palette.hero, 0.3),
          2.4,
          'stroke-dasharray="5 5"',
        ) +
        pen.stroke(
          'M-98 -26C-116 -70 -124 -100 -122 -134',
          pen.shade(palette.spark, 0.3),
          2.4,
          'stroke-dasharray="5 5"',
        ),
    );
    art += pen.body(
      'M-62 -118C-46 -121 -38 -124 -28 -130C-6 -105 24 -93 58 -87L46 -62C10 -70 -30 -84 -62 -118Z',
      pen.tint(palette.hero, 0.18),
      6,
    );
    for (let i = 0; i < 4; i++) {
      const x = -34 + i * 21;
      const y = -118 + i * 10.5;
      art += pen.stroke(`M${x - 5} ${y + 17}Q${x + 6} ${y - 6} ${x + 18} ${y - 9}`, palette.light, 6.5);
    }
    art += pen.stroke('M-136 -124C-120 -100 -84 -96 -58 -112', pen.shade(palette.spark, 0.25), 5);
    art += pen.body(
      'M-152 -40C-90 -32 40 -30 130 -42C150 -44 160 -34 158 -20C157 -6 148 0 132 0H-134C-150 0 -156 -8 -155 -22Z',
      palette.light,
      10,
      pen.fill('M-170 -10H170V10H-170Z', '#C98A50') +
        pen.stroke(
          'M-154 -24C-90 -18 60 -16 158 -26',
          palette.hero === palette.light ? palette.spark : palette.hero,
          3.5,
        ),
    );
    art += pen.highlight('M112 -68Q130 -62 138 -52', 5, 0.6);
    return art;
  },
};

export const boot: StillDrawing = {
  width: 210,
  height: 265,
  shapes: ['lace-up', 'chelsea'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const laced = variant % 2 === 0;
    const upper =
      'M-70 -246Q-22 -238 28 -246C26 -200 22 -160 32 -128C44 -102 98 -96 116 -64C122 -52 122 -40 120 -26H-78C-84 -90 -76 -180 -70 -246Z';
    art += pen.stroke('M-58 -246C-62 -272 -42 -272 -42 -246', palette.spark, 8);
    art += pen.body(
      upper,
      palette.hero,
      17,
      laced
        ? pen.fill('M72 -20C68 -60 82 -82 100 -96H150V0Z', pen.shade(palette.hero, 0.16)) +
            pen.fill('M-90 -20C-92 -60 -80 -84 -56 -92L-58 -20Z', pen.shade(palette.hero, 0.16))
        : pen.body(
            'M-40 -250H2L-4 -128Q-16 -98 -32 -128Z',
            palette.spark,
            0,
            pen.stroke(
              'M-32 -246L-27 -116M-22 -246L-19 -110M-12 -246L-11 -116',
              pen.shade(palette.spark, 0.3),
              2.4,
            ),
          ),
    );
    if (laced) {
      art +=
        [0, 1, 2, 3, 4]
          .map((i) => {
            const y = -222 + i * 24;
            const x = nth([-2, -4, -4, 2, 14], i);
            return (
              pen.stroke(`M${x} ${y + 4}L${x + 24} ${y - 6}`, palette.partner, 6) +
              pen.fill(ellipse(x - 2, y + 5, 3.5), GOLD)
            );
          })
          .join('') + pen.stroke('M18 -230Q40 -236 44 -216M18 -230Q44 -252 50 -236', palette.partner, 4);
    }
    art += pen.fill(ellipse(-21, -246, 49, 8), pen.shade(palette.hero, 0.5));
    art +=
      pen.body(
        'M-82 -30H116Q130 -30 130 -18V-8Q130 0 120 0H36C10 0 6 -12 -14 -12H-20V0H-78Q-86 -4 -82 -30Z',
        '#7A4B2E',
        10,
        pen.fill('M-100 -34H140V-22H-100Z', laced ? '#F0DDB8' : '#8F5B39'),
      ) +
      pen.highlight('M-54 -214Q-62 -160 -62 -110', 7, 0.42) +
      pen.highlight('M62 -96Q86 -88 98 -70', 5, 0.4);
    return art;
  },
};
