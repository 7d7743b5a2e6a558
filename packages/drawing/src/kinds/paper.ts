import { lightness } from '../colour.ts';
import { ellipse, lathe, nth, roundedRect, tenth } from '../geometry.ts';
import type { StillDrawing } from './drawing.ts';

export const books: StillDrawing = {
  width: 260,
  height: 230,
  shapes: ['three', 'four'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    let y = 0;
    const colours = [palette.hero, palette.partner, palette.spark, pen.tint(palette.hero, 0.4)];
    const count = 3 + (variant % 2);
    for (let i = 0; i < count; i++) {
      const h = nth([46, 36, 42, 30], i);
      const w = nth([232, 208, 220, 180], i);
      const x = -w / 2 + pen.between(-12, 12);
      const colour = nth(colours, i);
      art +=
        pen.body(
          `M${x + 14} ${y - h}H${x + w}V${y - h + 6}H${x + 20}Q${x + 12} ${y - h / 2} ${x + 20} ${y - 6}H${x + w}V${y}H${x + 14}Q${x - 6} ${y} ${x - 6} ${y - h / 2}Q${x - 6} ${y - h} ${x + 14} ${y - h}Z`,
          colour,
          0,
        ) +
        pen.body(
          `M${x + 18} ${y - h + 6}H${x + w - 6}Q${x + w - 12} ${y - h / 2} ${x + w - 6} ${y - 6}H${x + 18}Q${x + 10} ${y - h / 2} ${x + 18} ${y - 6}Z`,
          '#FBF0DC',
          0,
          pen.stroke(`M${x + 20} ${y - h * 0.36}H${x + w}M${x + 20} ${y - h * 0.6}H${x + w}`, '#E0CDAE', 2),
        );
      art += pen.gleam(`M${x + 16} ${y - h}H${x + w}V${y - h + 2.5}H${x + 10}Z`, 0.4);
      y -= h;
    }
    if (variant % 3 === 0) {
      art +=
        pen.body(
          `M-6 ${y - 52}C20 ${y - 64} 42 ${y - 44} 36 ${y - 20}C32 ${y - 2} 14 ${y + 4} -2 ${y - 2}C-18 ${y + 4} -36 ${y - 2} -40 ${y - 20}C-46 ${y - 44} -28 ${y - 62} -6 ${y - 52}Z`,
          '#C9804A',
          12,
        ) +
        pen.stroke(`M-3 ${y - 52}Q-2 ${y - 64} 6 ${y - 70}`, '#5A3825', 4) +
        pen.leaf(2, y - 62, -24, 26, 7, palette.leaf);
    } else if (variant % 3 === 1) {
      art += pen.stroke(
        `M-46 ${y - 14}A22 16 0 1 1 2 ${y - 14}M10 ${y - 14}A22 16 0 1 1 58 ${y - 14}M2 ${y - 16}Q6 ${y - 20} 10 ${y - 16}M-46 ${y - 16}L-64 ${y - 4}M-46 ${y - 12}A24 14 0 0 0 2 ${y - 12}M10 ${y - 12}A24 14 0 0 0 58 ${y - 12}`,
        palette.dark,
        5,
      );
    } else {
      art +=
        pen.body(
          lathe(
            [
              [30, y - 46],
              [34, y - 24],
              [26, y - 6],
              [22, y - 2],
            ],
            10,
            0.2,
          ),
          palette.partner,
          10,
        ) + pen.fill(ellipse(10, y - 46, 30, 6), pen.shade(palette.partner, 0.4));
    }
    return art;
  },
};

export const cards: StillDrawing = {
  width: 250,
  height: 280,
  shapes: ['bolt', 'star', 'flame'],
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const card = (face: string, figure: string, diamond: boolean) =>
      pen.body(roundedRect(-70, -206, 140, 206, 11), '#FFF8EA', 10) +
      pen.body(
        roundedRect(-60, -196, 120, 186, 6),
        face,
        0,
        (diamond
          ? pen.fill('M-60 -110L0 -190L60 -110L0 -40Z', figure)
          : pen.fill(ellipse(0, -120, 44, 44), figure)) +
          pen.fill('M-70 -60Q0 -96 70 -60V0H-70Z', pen.shade(face, 0.25)),
      );
    art +=
      pen.moved(
        'translate(-30 -16) rotate(-17)',
        card(
          palette.partner === palette.light ? pen.shade(palette.partner, 0.12) : palette.partner,
          palette.hero,
          true,
        ),
      ) + pen.moved('translate(30 -16) rotate(15)', card(palette.spark, palette.partner, false));
    let teeth = '';
    for (let i = 0; i < 20; i++) {
      teeth += `l8 ${i % 2 ? 8 : -8}`;
    }
    let teethBack = '';
    for (let i = 0; i < 20; i++) {
      teethBack += `l-8 ${i % 2 ? -7 : 7}`;
    }
    const packet = `M-80 -240${teeth}C72 -200 74 -60 80 -7${teethBack}C-74 -60 -72 -200 -80 -240Z`;
    let star = '';
    for (let i = 0; i < 10; i++) {
      const angle = (i * Math.PI) / 5;
      const radius = i % 2 ? 23 : 50;
      star += `${(i ? 'L' : 'M') + tenth(Math.sin(angle) * radius)} ${tenth(-128 - Math.cos(angle) * radius)}`;
    }
    star += 'Z';
    art += pen.body(
      packet,
      palette.hero,
      16,
      pen.fill('M-100 -254H100V-222H-100Z', pen.shade(palette.hero, 0.2)) +
        pen.fill('M-100 -26H100V10H-100Z', pen.shade(palette.hero, 0.2)) +
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
          .map((i) =>
            pen.stroke(`M${-77 + i * 14} -244V-226M${-77 + i * 14} -22V-4`, pen.shade(palette.hero, 0.36), 2),
          )
          .join('') +
        (pen.flat
          ? ''
          : pen.fill('M-100 -70L100 -210V-150L-100 -10Z', palette.light, 'opacity=".15"') +
            pen.fill('M-100 0L100 -140V-126L-100 14Z', palette.light, 'opacity=".15"')),
    );
    const emblem =
      lightness(palette.spark) > 0.84
        ? lightness(palette.partner) > 0.84
          ? palette.dark
          : palette.partner
        : palette.spark;
    art +=
      pen.body(ellipse(0, -128, 58, 58), emblem, 8) +
      pen.fill(
        variant % 3 === 0
          ? 'M10 -178L-30 -118H-5L-13 -76L30 -138H5Z'
          : variant % 3 === 1
            ? star
            : 'M0 -172C14 -150 34 -140 34 -114C34 -92 18 -80 0 -80C-18 -80 -34 -92 -34 -114C-34 -132 -22 -138 -18 -152C-10 -148 -6 -140 -6 -134C2 -146 4 -158 0 -172Z',
        '#FFF6E2',
      ) +
      pen.stroke('M-34 -48H34', palette.partner, 9) +
      pen.highlight('M-64 -208Q-60 -130 -64 -44', 4, 0.5);
    return art;
  },
};
