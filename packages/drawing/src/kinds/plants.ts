import { mix } from '../colour.ts';
import { points, triples } from '../geometry.ts';
import type { StillDrawing } from './drawing.ts';

export const plant: StillDrawing = {
  width: 230,
  height: 330,
  shapes: ['agave', 'snake plant', 'pilea'],
  fitHeight: 0.62,
  draw(pen, variant) {
    const { palette } = pen;
    const green = palette.leaf;
    const mixedGreen = mix(palette.leaf, palette.spark, 0.25);
    let art = '';
    if (variant % 3 === 0) {
      points('-96,-150 -60,-126 -24,-104 20,-80 58,-56 92,-30 -34,-138 40,-42').forEach(([x, angle], i) => {
        const bx = x * 0.16;
        const length = i > 5 ? 96 : 142;
        art += pen.leaf(bx, -112, angle, length, i > 5 ? 24 : 28, i % 2 ? green : mixedGreen);
      });
    } else if (variant % 3 === 1) {
      triples('-30,-102,170 30,-78,160 0,-90,210 -16,-110,120 18,-68,130').forEach(
        ([x, angle, length], i) => {
          art += pen.leaf(
            x * 0.9,
            -104,
            angle,
            length,
            15,
            i % 2 ? mixedGreen : green,
            pen.shade(i % 2 ? mixedGreen : green, 0.25),
          );
        },
      );
    } else {
      points('-70,-196 -8,-250 64,-206 -40,-142 46,-140').forEach(([x, y], i) => {
        art += pen.stroke(`M0 -100Q${x * 0.2} ${y * 0.7} ${x} ${y}`, pen.shade(green, 0.1), 4.5);
        const colour = i % 2 ? green : mixedGreen;
        const radius = i > 2 ? 34 : 44;
        const heart = `M0 ${radius * 0.9}C${-radius * 1.5} ${radius * 0.2} ${-radius * 0.9} ${-radius * 1.2} 0 ${-radius * 0.5}C${radius * 0.9} ${-radius * 1.2} ${radius * 1.5} ${radius * 0.2} 0 ${radius * 0.9}Z`;
        art += pen.moved(
          `translate(${x} ${y}) rotate(${x * 0.45 + 180})`,
          pen.body(heart, colour, 0) +
            (pen.flat
              ? ''
              : pen.fill(
                  `M0 ${radius * 0.9}C${-radius * 1.5} ${radius * 0.2} ${-radius * 0.9} ${-radius * 1.2} 0 ${-radius * 0.5}Z`,
                  pen.shade(colour, 0.2),
                )),
        );
      });
    }
    art +=
      pen.body(
        'M-66 -116Q0 -98 66 -116L50 -4Q0 10 -50 -4Z',
        palette.hero,
        24,
        pen.below(2) ? pen.fill('M-80 -52Q0 -34 80 -52V30H-80Z', palette.partner) : '',
      ) +
      pen.body('M-74 -130Q0 -112 74 -130L72 -104Q0 -84 -72 -104Z', pen.tint(palette.hero, 0.12), 24) +
      pen.highlight('M-48 -84L-40 -34', 6, 0.45);
    return art;
  },
};
