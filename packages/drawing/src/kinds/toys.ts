import { mix } from '../colour.ts';
import { blob, ellipse, nth, points, roundedRect } from '../geometry.ts';
import { STEEL } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const robot: StillDrawing = {
  width: 210,
  height: 290,
  shapes: ['square head', 'round head'],
  fitHeight: 0.58,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    art +=
      pen.stroke('M0 -270V-292', STEEL, 6) +
      pen.fill(ellipse(0, -296, 9, 9), palette.spark) +
      pen.stroke('M-72 -146Q-104 -128 -98 -84M72 -146Q104 -128 98 -84', STEEL, 15) +
      pen.body(roundedRect(-112, -92, 28, 30, 10), palette.spark, 8) +
      pen.body(roundedRect(84, -92, 28, 30, 10), palette.spark, 8);
    art +=
      pen.body(roundedRect(-54, -60, 40, 60, 8), palette.spark, 10) +
      pen.body(roundedRect(14, -60, 40, 60, 8), palette.spark, 10) +
      pen.body(roundedRect(-64, -20, 54, 20, 9), palette.dark, 8) +
      pen.body(roundedRect(10, -20, 54, 20, 9), palette.dark, 8) +
      pen.body(roundedRect(-16, -190, 32, 24, 4), STEEL, 8);
    art +=
      pen.body(roundedRect(-70, -274, 140, 92, variant % 2 ? 44 : 20), palette.partner, 18) +
      pen.body(ellipse(-30, -232, 19, 19), palette.dark, 0) +
      pen.body(ellipse(30, -232, 19, 19), palette.dark, 0) +
      pen.fill(ellipse(-30, -232, 9, 9), palette.light) +
      pen.fill(ellipse(30, -232, 9, 9), palette.light) +
      pen.stroke('M-22 -200H22', palette.dark, 5, variant % 2 ? '' : 'stroke-dasharray="1 10"');
    art +=
      pen.body(roundedRect(-78, -176, 156, 122, 18), palette.hero, 20) +
      pen.body(roundedRect(-48, -154, 96, 56, 10), pen.shade(palette.hero, 0.2), 0) +
      pen.fill(ellipse(-22, -126, 17, 17), palette.light) +
      pen.stroke('M-22 -126L-12 -136', palette.dark, 4) +
      pen.fill(ellipse(14, -138, 7, 7), palette.partner) +
      pen.fill(ellipse(34, -138, 7, 7), palette.spark) +
      pen.stroke('M10 -114H38', palette.partner, 5) +
      [-40, -14, 12, 38].map((x) => pen.fill(ellipse(x, -76, 5, 5), pen.shade(palette.hero, 0.35))).join('') +
      pen.highlight('M-64 -150V-90', 6, 0.45) +
      pen.highlight('M-54 -252Q-44 -260 -26 -260', 5, 0.6);
    return art;
  },
};

export const teddy: StillDrawing = {
  width: 220,
  height: 260,
  shapes: ['honey, bow', 'brown, jumper', 'cream, bow', 'honey, jumper', 'brown, bow', 'cream, jumper'],
  natural: true,
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const fur = nth(['#C98F5A', '#A96C42', '#E3C190'], variant);
    const muzzle = mix(fur, '#FFF3DC', 0.55);
    art +=
      pen.body(ellipse(-62, -212, 26, 26), fur, 8, pen.fill(ellipse(-62, -210, 14, 14), muzzle)) +
      pen.body(ellipse(62, -212, 26, 26), fur, 8, pen.fill(ellipse(62, -210, 14, 14), muzzle));
    art +=
      pen.body(blob(points('-52,-126 -88,-100 -104,-62 -86,-46 -64,-62')), fur, 8) +
      pen.body(blob(points('52,-126 88,-100 104,-62 86,-46 64,-62')), fur, 10);
    art += pen.body(
      'M0 -138C52 -138 74 -98 74 -56C74 -20 48 -4 0 -4C-48 -4 -74 -20 -74 -56C-74 -98 -52 -138 0 -138Z',
      variant % 2 ? palette.hero : fur,
      20,
      variant % 2
        ? [0, 1, 2, 3].map((i) => pen.fill(`M-100 ${-122 + i * 30}H100v13H-100Z`, palette.partner)).join('')
        : pen.fill(ellipse(-4, -62, 42, 44), muzzle),
    );
    art +=
      pen.body(ellipse(-56, -26, 34, 32), fur, 8, pen.fill(ellipse(-58, -22, 17, 17), muzzle)) +
      pen.body(ellipse(56, -26, 34, 32), fur, 10, pen.fill(ellipse(54, -22, 17, 17), muzzle));
    art +=
      pen.body(
        'M0 -240C54 -240 82 -212 80 -176C78 -140 46 -124 0 -124C-46 -124 -78 -140 -80 -176C-82 -212 -54 -240 0 -240Z',
        fur,
        20,
      ) +
      pen.fill(ellipse(-2, -156, 32, 25), muzzle) +
      pen.fill(ellipse(-30, -186, 6.5, 7.5), palette.dark) +
      pen.fill(ellipse(28, -186, 6.5, 7.5), palette.dark) +
      pen.gleam(ellipse(-32, -189, 2, 2), 0.9) +
      pen.gleam(ellipse(26, -189, 2, 2), 0.9) +
      pen.fill('M-14 -170Q-2 -178 10 -170Q6 -158 -2 -156Q-10 -158 -14 -170Z', palette.dark) +
      pen.stroke('M-2 -156V-150M-14 -146Q-2 -138 10 -146', palette.dark, 3.4) +
      pen.highlight('M-62 -196Q-56 -218 -34 -226', 6, 0.35);
    art +=
      variant % 2
        ? ''
        : pen.body(
            'M-4 -128L-40 -146Q-48 -126 -40 -108L-4 -122ZM-4 -128L34 -146Q42 -126 34 -108L-4 -122Z',
            palette.hero,
            0,
          ) + pen.body(ellipse(-3, -126, 11, 11), pen.shade(palette.hero, 0.16), 3);
    return art;
  },
};
