import { ellipse, tenth } from '../geometry.ts';
import { DARK_WOOD, GOLD, STEEL, WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const hat: StillDrawing = {
  width: 240,
  height: 240,
  shapes: ['ribbed', 'fair isle', 'cable'],
  fitHeight: 0.52,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const dome = 'M-104 -62C-108 -150 -70 -196 0 -196C70 -196 108 -150 104 -62Z';
    let pom = '';
    for (let i = 0; i <= 11; i++) {
      const angle = (i / 11) * 6.2832;
      pom += `${(i ? 'A13 13 0 0 1 ' : 'M') + tenth(Math.cos(angle) * 37)} ${tenth(-208 + Math.sin(angle) * 37)}`;
    }
    pom += 'Z';
    let knit = '';
    for (let i = -5; i <= 5; i++) {
      knit += pen.stroke(`M${i * 21} -50Q${i * 22} -140 ${i * 5} -200`, pen.shade(palette.hero, 0.16), 3.5);
    }
    if (variant % 3 === 1) {
      knit = '';
      for (let row = 0; row < 3; row++) {
        for (let i = -6; i <= 6; i++) {
          knit += pen.fill(
            `M${i * 19 - 9.5} ${-86 - row * 32}l9.5 -13l9.5 13l-9.5 13Z`,
            row % 2 ? palette.spark : palette.partner,
          );
        }
      }
    }
    if (variant % 3 === 2) {
      knit = '';
      for (let i = -3; i <= 3; i++) {
        for (let j = 0; j < 6; j++) {
          const rise = j / 6;
          const x = i * 32 * (1 - rise * rise * 0.75);
          const y = -72 - j * 21;
          knit += pen.stroke(
            `M${tenth(x - 7 * (1 - rise * 0.4))} ${y}q${tenth(14 * (1 - rise * 0.4))} -6 ${tenth(14 * (1 - rise * 0.4))} -16M${tenth(x + 7 * (1 - rise * 0.4))} ${y}q${tenth(-14 * (1 - rise * 0.4))} -6 ${tenth(-14 * (1 - rise * 0.4))} -16`,
            pen.shade(palette.hero, 0.17),
            3.6,
          );
        }
      }
    }
    art +=
      pen.body(
        pom,
        palette.partner,
        15,
        pen.stroke(
          'M-20 -222l4 10M-4 -234l2 10M12 -226l-2 10M-24 -202l9 4M-6 -208l5 8M14 -204l-4 9M-14 -188l6 5M4 -186l2 8',
          pen.shade(palette.partner, 0.16),
          3.4,
        ),
      ) +
      pen.body(dome, palette.hero, 32, knit) +
      pen.highlight('M-80 -98Q-78 -138 -56 -162', 7, 0.4);
    let ribbing = '';
    for (let i = -9; i <= 9; i++) {
      ribbing += pen.stroke(
        `M${i * 12.6} -72Q${i * 13} -36 ${i * 12.4} 6`,
        pen.shade(variant % 2 ? palette.hero : palette.spark, 0.2),
        3,
      );
    }
    art += pen.body(
      'M-110 -68Q-118 -80 -100 -80Q0 -70 100 -80Q118 -80 110 -68L109 -14Q108 -2 94 -1Q0 9 -94 -1Q-108 -2 -109 -14Z',
      variant % 2 ? pen.shade(palette.hero, 0.06) : palette.spark,
      28,
      ribbing,
    );
    return art;
  },
};

export const jacket: StillDrawing = {
  width: 250,
  height: 322,
  shapes: ['trucker', 'striped'],
  fitHeight: 0.64,
  hangs: true,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const denim = variant % 2 === 0;
    const rib = denim ? palette.hero : palette.spark;
    art +=
      pen.fill('M-1200 -318H1200V-300H-1200Z', WOOD) +
      (pen.flat
        ? ''
        : pen.fill('M-1200 -303H1200V-300H-1200Z', pen.shade(WOOD, 0.2)) +
          [-420, -210, 0, 210, 420].map((x) => pen.body(ellipse(x, -309, 10), DARK_WOOD, 3)).join('')) +
      pen.stroke('M0 -262V-282C0 -288 10 -290 10 -298C10 -312 -10 -312 -10 -300', STEEL, 5.5) +
      pen.stroke('M-62 -236L0 -266L62 -236', DARK_WOOD, 9);
    art +=
      pen.body(
        'M-62 -244C-92 -236 -106 -214 -112 -176L-124 -60Q-126 -44 -110 -42L-88 -40L-72 -150Z',
        pen.shade(palette.hero, 0.08),
        6,
        pen.fill('M-140 -64L-80 -58V-30H-140Z', rib === palette.hero ? pen.shade(palette.hero, 0.22) : rib),
      ) +
      pen.body(
        'M62 -244C92 -236 106 -214 112 -176L124 -60Q126 -44 110 -42L88 -40L72 -150Z',
        pen.shade(palette.hero, 0.12),
        12,
        pen.fill('M140 -64L80 -58V-30H140Z', rib === palette.hero ? pen.shade(palette.hero, 0.22) : rib),
      );
    art += pen.fill('M-34 -250Q0 -266 34 -250L28 -180H-28Z', pen.shade(palette.hero, 0.5));
    art += pen.body(
      'M-34 -252C-60 -248 -84 -240 -88 -226L-84 -4Q-84 0 -78 0H78Q84 0 84 -4L88 -226C84 -240 60 -248 34 -252L0 -196Z',
      palette.hero,
      20,
      pen.fill('M-100 -26H100V10H-100Z', rib === palette.hero ? pen.shade(palette.hero, 0.16) : rib) +
        pen.stroke('M0 -198V10', pen.shade(palette.hero, 0.32), 4) +
        (denim
          ? pen.stroke('M-90 -158H-6M6 -158H90', pen.shade(palette.hero, 0.22), 3, 'stroke-dasharray="7 5"') +
            pen.fill(
              'M-66 -158H-22V-128L-44 -118L-66 -128ZM22 -158H66V-128L44 -118L22 -128Z',
              pen.shade(palette.hero, 0.14),
            ) +
            pen.stroke('M-60 -90L-48 -50M60 -90L48 -50', pen.shade(palette.hero, 0.28), 4)
          : pen.fill('M-100 -172H100V-150H-100Z', palette.partner) +
            pen.fill('M-100 -144H100V-138H-100Z', palette.partner)),
    );
    art += pen.body(
      'M-34 -252L0 -196L-26 -178L-62 -236Q-50 -250 -34 -252ZM34 -252L0 -196L26 -178L62 -236Q50 -250 34 -252Z',
      denim ? palette.partner : rib,
      0,
      pen.stroke('M-26 -178L0 -196L26 -178', palette.dark, 2, 'opacity=".3"'),
    );
    [-150, -116, -82, -48].forEach((y) => {
      art += pen.fill(ellipse(10, y, 4.6), GOLD);
    });
    art += pen.highlight('M-76 -206L-74 -120', 6, 0.35);
    return art;
  },
};
