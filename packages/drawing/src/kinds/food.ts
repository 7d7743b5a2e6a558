import { lightness, mix } from '../colour.ts';
import { ellipse, lathe, nth, points, roundedRect, triples } from '../geometry.ts';
import { DARK_WOOD, WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const bread: StillDrawing = {
  width: 300,
  height: 170,
  shapes: ['batard', 'sliced loaf'],
  natural: true,
  always: ['#CF8B48'],
  avoid: ['terracotta'],
  fitWidth: 0.74,
  draw(pen, variant) {
    let art = '';
    const crust = '#CF8B48';
    const crumb = '#F5DDB0';
    art += pen.body(
      roundedRect(-150, -20, 300, 20, 8),
      DARK_WOOD,
      18,
      pen.stroke('M-150 -11H150', pen.shade(DARK_WOOD, 0.2), 2),
    );
    if (variant % 2 === 0) {
      art += pen.body(
        'M-130 -22C-160 -52 -140 -104 -92 -126C-50 -144 50 -144 92 -126C140 -104 160 -52 130 -22Z',
        crust,
        26,
        pen.fill('M-160 -44Q0 -10 160 -44V0H-160Z', pen.shade(crust, 0.18)),
      );
      [-84, -30, 26, 80].forEach((x, i) => {
        const y = -92 + Math.abs(i - 1.5) * 6;
        art +=
          pen.fill(
            `M${x - 24} ${y + 36}C${x - 22} ${y + 4} ${x - 4} ${y - 24} ${x + 26} ${y - 26}C${x + 22} ${y + 2} ${x} ${y + 30} ${x - 24} ${y + 36}Z`,
            crumb,
          ) +
          pen.stroke(
            `M${x - 24} ${y + 36}C${x} ${y + 30} ${x + 22} ${y + 2} ${x + 26} ${y - 26}`,
            pen.shade(crust, 0.3),
            3.5,
          );
      });
      art += pen.highlight('M-128 -66Q-122 -92 -98 -106', 7, 0.5);
      if (!pen.flat) {
        art += pen.fill(
          points('-52,-118 -8,-128 40,-122 70,-100 4,-70 -60,-76 56,-60 108,-76 -108,-60')
            .map(([x, y]) => ellipse(x, y, 2.4))
            .join(''),
          '#FFF6E4',
          'opacity=".75"',
        );
      }
    } else {
      art += pen.body(
        'M-40 -22V-98C-70 -140 -10 -156 46 -154C110 -156 150 -136 128 -98L126 -22Z',
        crust,
        20,
        [10, 44, 78, 112]
          .map((x) => pen.stroke(`M${x} -160Q${x + 10} -140 ${x} -118`, pen.shade(crust, 0.25), 5))
          .join(''),
      );
      art +=
        pen.body('M-116 -22V-96C-146 -138 -96 -154 -60 -152C-20 -154 20 -136 -8 -96V-22Z', crust, 0) +
        pen.body('M-106 -30V-100C-128 -130 -92 -144 -60 -142C-28 -144 0 -128 -18 -100V-30Z', crumb, 14) +
        triples('-80,-110,6 -50,-90,5 -70,-66,4 -40,-118,4 -46,-52,6 -88,-46,4')
          .map(([x, y, r]) => pen.fill(ellipse(x, y, r, r * 0.8), pen.shade(crumb, 0.2)))
          .join('');
      if (!pen.flat) {
        art += pen.highlight('M20 -134Q60 -142 96 -134', 6, 0.35);
      }
    }
    return art;
  },
};

export const cheese: StillDrawing = {
  width: 280,
  height: 170,
  natural: true,
  always: ['#F2BE4A'],
  avoid: ['saffron'],
  fitWidth: 0.74,
  draw(pen) {
    const { palette } = pen;
    let art = '';
    const paste = '#F2BE4A';
    const top = '#F9DA87';
    const rind = '#DD9E33';
    art += pen.body(roundedRect(-144, -16, 288, 16, 8), DARK_WOOD, 18);
    art +=
      pen.body('M-126 -16V-82L126 -118V-16Z', paste, 0) +
      pen.fill('M-126 -82L40 -150Q110 -146 126 -118Z', top) +
      pen.fill('M126 -118V-16H92V-113Z', rind);
    triples('-76,-50,17 -22,-76,12 -24,-36,9 34,-58,20 78,-88,10 70,-32,8').forEach(([x, y, r]) => {
      art += pen.body(
        ellipse(x, y, r, r * 0.92),
        rind,
        0,
        pen.fill(ellipse(x + 5, y + 5, r, r * 0.92), mix(rind, paste, 0.55)),
      );
    });
    art +=
      pen.fill(ellipse(24, -128, 13, 5), mix(top, rind, 0.6)) + pen.highlight('M-112 -70L-20 -84', 4, 0.6);
    const grape = lightness(palette.table) < 0.5 ? '#A9BC6C' : '#6E3A55';
    art +=
      pen.body(ellipse(124, -38, 16, 16), mix(grape, palette.light, 0.12), 6) +
      pen.body(ellipse(104, -32, 19, 19), grape, 7) +
      pen.body(ellipse(134, -18, 18, 18), mix(grape, palette.dark, 0.15), 7) +
      pen.gleam(ellipse(101, -41, 5, 4), 0.5);
    return art;
  },
};

export const honey: StillDrawing = {
  width: 250,
  height: 235,
  shapes: ['faceted jar', 'round jar'],
  natural: true,
  always: ['#E9A02F'],
  avoid: ['saffron'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const amber = '#E9A02F';
    art +=
      pen.stroke('M96 0L112 -128', pen.shade(WOOD, 0.12), 9) +
      pen.moved(
        'translate(117 -152) rotate(8)',
        [-20, -10, 0, 10, 20]
          .map((y, i) =>
            pen.body(
              roundedRect(-nth([14, 19, 21, 19, 14], i), y - 4.5, nth([28, 38, 42, 38, 28], i), 9, 4.5),
              WOOD,
              5,
            ),
          )
          .join('') + pen.fill('M-12 -26Q0 -36 12 -26L16 -14Q8 -8 6 4Q2 14 -2 4Q-4 -8 -16 -14Z', '#F0B03C'),
      );
    art +=
      pen.body(
        variant % 2
          ? lathe(points('62,-176 84,-150 88,-80 82,-16 66,0'), 0, 0.14)
          : 'M-52 -178H52L88 -146V-30L60 0H-60L-88 -30V-146Z',
        mix(amber, '#FFF3D2', 0.25),
        0,
        pen.fill('M-120 -140Q0 -122 120 -140V40H-120Z', amber),
      ) +
      (pen.flat
        ? ''
        : pen.inside(
            variant % 2
              ? lathe(points('62,-176 84,-150 88,-80 82,-16 66,0'), 0, 0.14)
              : 'M-52 -178H52L88 -146V-30L60 0H-60L-88 -30V-146Z',
            pen.fill('M58 -200H120V20H48Q66 -60 58 -200Z', palette.dark, 'opacity=".14"'),
          ));
    art +=
      pen.body(roundedRect(-66, -212, 132, 36, 8), palette.hero, 20) +
      pen.body(
        'M-74 -206Q-84 -172 -70 -168Q-60 -178 -50 -168Q-40 -178 -28 -167Q-14 -178 0 -167Q14 -178 28 -167Q40 -178 50 -168Q60 -178 70 -168Q84 -172 74 -206Q0 -232 -74 -206Z',
        palette.hero,
        20,
        pen.fill(
          ellipse(-40, -196, 8, 6) +
            ellipse(0, -204, 8, 6) +
            ellipse(40, -196, 8, 6) +
            ellipse(-20, -184, 8, 6) +
            ellipse(20, -184, 8, 6),
          palette.partner,
        ),
      ) +
      pen.stroke('M-68 -188Q0 -176 68 -188', palette.spark, 5);
    art +=
      pen.body(
        'M-44 -84L-22 -120H22L44 -84L22 -48H-22Z',
        '#FFF6E2',
        0,
        pen.fill(ellipse(0, -82, 16, 11), '#F0B03C') +
          pen.fill('M-5 -94h4v24h-4ZM5 -94h4v24h-4Z', palette.dark) +
          pen.fill(ellipse(-6, -97, 10, 6), '#CFDDD8') +
          pen.fill(ellipse(8, -97, 8, 5), '#DDE8E3'),
      ) + pen.highlight('M-72 -128V-46', 7, 0.6);
    return art;
  },
};
