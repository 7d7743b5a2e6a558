import { ellipse, nth, roundedRect } from '../geometry.ts';
import { GOLD, STEEL } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const record: StillDrawing = {
  width: 310,
  height: 250,
  shapes: ['wave', 'rainbow', 'sunset', 'mosaic'],
  always: ['#26201D'],
  fitWidth: 0.76,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const cx = 62;
    art +=
      pen.body(ellipse(cx, -118, 110, 110), '#26201D', 0) +
      pen.stroke(
        ellipse(cx, -118, 96, 96) +
          ellipse(cx, -118, 84, 84) +
          ellipse(cx, -118, 72, 72) +
          ellipse(cx, -118, 60, 60),
        '#4A3F39',
        1.5,
      ) +
      (pen.flat
        ? ''
        : pen.fill(
            `M${cx} -118L${cx + 78} -196A110 110 0 0 1 ${cx + 102} -158Z`,
            palette.light,
            'opacity=".17"',
          ) +
          pen.fill(
            `M${cx} -118L${cx + 78} -40A110 110 0 0 0 ${cx + 98} -68Z`,
            palette.light,
            'opacity=".1"',
          )) +
      pen.fill(ellipse(cx, -118, 40, 40), palette.spark) +
      pen.fill(ellipse(cx, -118, 30, 30), pen.tint(palette.spark, 0.18)) +
      pen.fill(ellipse(cx, -118, 5, 5), palette.light);
    const sleeve = roundedRect(-152, -236, 212, 236, 4);
    let print = '';
    if (variant % 4 === 0) {
      print =
        pen.fill(ellipse(-46, -130, 64, 64), palette.partner) +
        pen.fill('M-160 -96Q-100 -150 -40 -96T80 -96V10H-160Z', palette.spark) +
        pen.fill('M-160 -56Q-100 -104 -40 -56T80 -56V10H-160Z', palette.dark);
    }
    if (variant % 4 === 1) {
      print =
        [190, 150, 110, 70, 30]
          .map((radius, i) =>
            pen.fill(
              ellipse(-152, 0, radius, radius),
              nth([palette.partner, palette.spark, palette.light, palette.hero, palette.dark], i),
            ),
          )
          .join('') + pen.fill(ellipse(14, -192, 22, 22), palette.partner);
    }
    if (variant % 4 === 2) {
      print =
        pen.fill(ellipse(-46, -118, 78, 78), palette.partner) +
        [0, 1, 2, 3, 4]
          .map((i) => pen.fill(`M-160 ${-118 + i * 17}H80v${3 + i * 2.4}H-160Z`, palette.hero))
          .join('') +
        pen.stroke('M-130 -214H-60M-130 -200H-84', palette.partner, 5);
    }
    if (variant % 4 === 3) {
      for (let i = 0; i < 3; i++) {
        for (let j = 0; j < 3; j++) {
          const x = -142 + i * 66;
          const y = -190 + j * 60;
          const shape = (i * 2 + j) % 4;
          print +=
            shape === 0
              ? pen.fill(`M${x} ${y}h58a58 54 0 0 1 -58 54Z`, palette.partner)
              : shape === 1
                ? pen.fill(ellipse(x + 29, y + 27, 27, 27), palette.spark)
                : shape === 2
                  ? pen.fill(`M${x} ${y + 54}v-54l58 54Z`, palette.light)
                  : pen.fill(`M${x} ${y + 54}a29 54 0 0 1 58 0Z`, palette.dark);
        }
      }
      print += pen.stroke('M-140 -214H-70', palette.partner, 6);
    }
    art +=
      pen.body(sleeve, palette.hero, 8, print) +
      pen.highlight('M-144 -226V-12', 3, 0.35) +
      (pen.flat ? '' : pen.fill('M60 -232L66 -226V-6L60 -4Z', palette.dark, 'opacity=".45"'));
    return art;
  },
};

export const guitar: StillDrawing = {
  width: 170,
  height: 366,
  shapes: ['electric', 'acoustic'],
  always: ['#D9A05B'],
  fitHeight: 0.66,
  fitExtent: 1.1,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const body =
      variant % 2
        ? 'M0 -176C34 -182 62 -170 64 -140C66 -118 50 -108 56 -88C66 -68 86 -54 84 -30C82 4 40 6 0 6C-40 6 -82 4 -84 -30C-86 -54 -66 -68 -56 -88C-50 -108 -66 -118 -64 -140C-62 -170 -34 -182 0 -176Z'
        : 'M10 -150C40 -176 70 -186 72 -156C70 -130 48 -112 60 -86C80 -66 88 -50 82 -26C74 4 36 4 0 4C-36 4 -76 4 -84 -28C-90 -54 -70 -68 -60 -88C-54 -108 -76 -124 -72 -150C-66 -184 -36 -166 -10 -150Z';
    const wood = variant % 2 ? '#D9A05B' : palette.hero;
    art += pen.body(
      body,
      wood,
      20,
      variant % 2
        ? pen.stroke(body, pen.shade('#D9A05B', 0.3), 8)
        : pen.fill('M-10 -160C-60 -160 -40 -100 -60 -40C-40 -10 10 -20 20 -70Z', palette.partner),
    );
    if (variant % 2) {
      art +=
        pen.fill(ellipse(0, -104, 27, 27), '#3A2418') +
        pen.stroke(ellipse(0, -104, 31, 31), palette.spark, 3);
    } else {
      art +=
        pen.fill(roundedRect(-24, -128, 48, 14, 6), palette.dark) +
        pen.fill(roundedRect(-24, -92, 48, 14, 6), palette.dark);
    }
    art +=
      pen.body('M-11 -306H11L13 -118H-13Z', '#5A3825', 7) +
      [0, 1, 2, 3, 4, 5, 6].map((i) => pen.stroke(`M-11 ${-288 + i * 23}H11`, GOLD, 2)).join('');
    art +=
      pen.body('M-18 -358Q0 -366 18 -358L14 -302H-14Z', variant % 2 ? '#5A3825' : palette.hero, 8) +
      [-346, -331, -316]
        .map((y) => pen.fill(ellipse(-20, y, 5, 4), STEEL) + pen.fill(ellipse(20, y, 5, 4), STEEL))
        .join('');
    art +=
      pen.fill(roundedRect(-30, -48, 60, 11, 4), '#3A2418') +
      (pen.flat
        ? ''
        : [-7, -2.4, 2.4, 7]
            .map((x) => pen.stroke(`M${x * 0.8} -316L${x} -44`, palette.light, 1.1, 'opacity=".8"'))
            .join('')) +
      pen.highlight('M-66 -46Q-74 -28 -58 -16', 6, 0.45);
    return art;
  },
};
