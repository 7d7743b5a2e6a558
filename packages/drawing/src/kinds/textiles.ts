import { distance, mix } from '../colour.ts';
import { blob, points, tenth } from '../geometry.ts';
import { WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const blanket: StillDrawing = {
  width: 280,
  height: 220,
  shapes: ['folded', 'basket'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    if (variant % 2 === 0) {
      const layer = (
        y: number,
        h: number,
        w: number,
        shift: number,
        colour: string,
        stripe: string | null,
      ) => {
        const x0 = -w / 2 + shift;
        const x1 = w / 2 + shift;
        const outline = `M${x0 + h / 2} ${y - h}H${x1 - 16}Q${x1 + 4} ${y - h} ${x1} ${y - h / 2}Q${x1 + 4} ${y} ${x1 - 16} ${y}H${x0 + h / 2}A${h / 2} ${h / 2} 0 0 1 ${x0 + h / 2} ${y - h}Z`;
        return pen.body(
          outline,
          colour,
          12,
          (stripe
            ? [-72, -50, 10, 26, 60]
                .map((x, i) =>
                  pen.fill(`M${x} ${y - h - 4}h${i % 2 ? 12 : 8}v${h + 8}h${-(i % 2 ? 12 : 8)}Z`, stripe),
                )
                .join('')
            : '') + pen.stroke(`M${x0 + h * 0.42} ${y - h / 2}H${x1 + 4}`, pen.shade(colour, 0.2), 3),
        );
      };
      const oat =
        distance(palette.partner, '#EAD7B6') < 0.12 ? mix(palette.partner, palette.spark, 0.35) : '#EAD7B6';
      art +=
        layer(0, 56, 264, 0, palette.spark, null) +
        layer(-56, 54, 252, 4, oat, variant % 4 ? palette.hero : palette.spark) +
        layer(-110, 52, 260, -3, palette.partner, variant % 4 ? null : palette.spark);
      art += pen.body(
        'M-6 -166Q50 -176 108 -164C112 -120 114 -80 116 -40Q84 -30 52 -36Q22 -42 -4 -34C-6 -80 -8 -120 -6 -166Z',
        palette.hero,
        14,
        pen.fill('M-40 -140Q50 -152 140 -138V-122Q50 -136 -40 -124Z', palette.partner) +
          pen.fill('M-40 -112Q50 -124 140 -110V-104Q50 -118 -40 -106Z', palette.partner) +
          pen.fill('M-40 -74Q50 -86 140 -72V-56Q50 -70 -40 -58Z', palette.spark),
      );
      for (let i = 0; i < 12; i++) {
        const x = i * 10.4;
        const y = -36 + Math.sin(i * 0.8) * 3;
        art += pen.stroke(`M${tenth(x)} ${tenth(y)}q${i % 2 ? 3 : -3} 12 0 22`, palette.hero, 4.5);
      }
      art += pen.highlight('M-104 -150H-48', 5, 0.5);
    } else {
      art += pen.body(
        blob(points('-84,-140 -70,-190 -20,-206 20,-192 60,-206 92,-160 84,-110 -80,-110')),
        palette.hero,
        20,
        pen.stroke(
          'M-40 -200C-20 -170 -40 -150 -30 -110M30 -196C20 -170 40 -150 36 -110',
          pen.shade(palette.hero, 0.2),
          4,
        ),
      );
      const basket = 'M-104 -128Q0 -104 104 -128L86 -8Q0 12 -86 -8Z';
      let weave = '';
      for (let row = 0; row < 8; row++) {
        for (let i = 0; i < 12; i++) {
          const x = -114 + i * 20 + (row % 2 ? 10 : 0);
          const y = -120 + row * 17 + 10 * (1 - (x / 110) ** 2);
          weave += pen.stroke(`M${tenth(x - 6)} ${tenth(y)}q6 6 12 0`, pen.shade(WOOD, 0.28), 3.4);
        }
      }
      art +=
        pen.body(basket, WOOD, 28, weave) +
        pen.stroke('M-106 -128Q0 -104 106 -128', pen.tint(WOOD, 0.2), 12) +
        pen.stroke('M-106 -124Q0 -99 106 -124', pen.shade(WOOD, 0.3), 3);
      art += pen.body(
        'M-70 -170C-50 -196 10 -196 26 -166C34 -130 30 -90 34 -50Q6 -38 -18 -46Q-44 -54 -66 -42C-68 -90 -80 -130 -70 -170Z',
        palette.partner,
        14,
        pen.fill('M-100 -146Q-20 -160 60 -146V-132Q-20 -146 -100 -132Z', palette.spark) +
          pen.fill('M-100 -122Q-20 -136 60 -122V-117Q-20 -131 -100 -117Z', palette.spark) +
          pen.fill('M-100 -84Q-20 -98 60 -84V-70Q-20 -84 -100 -70Z', palette.hero),
      );
      for (let i = 0; i < 10; i++) {
        const x = -62 + i * 10.4;
        const y = -46 + Math.sin(i * 0.9) * 4;
        art += pen.stroke(`M${tenth(x)} ${tenth(y)}q${i % 2 ? 3 : -3} 12 0 22`, palette.partner, 4.5);
      }
    }
    return art;
  },
};
