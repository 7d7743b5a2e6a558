import { lightness, mix } from '../colour.ts';
import { ellipse, roundedRect, tenth } from '../geometry.ts';
import { DARK_WOOD, GOLD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const chair: StillDrawing = {
  width: 230,
  height: 290,
  shapes: ['armchair', 'spindle-back'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const wood = DARK_WOOD;
    art +=
      pen.stroke('M-58 -70L-70 -4', pen.shade(wood, 0.35), 10) +
      pen.stroke('M62 -70L74 -4', pen.shade(wood, 0.35), 10);
    if (variant % 2 === 0) {
      art +=
        pen.body(
          'M-86 -120C-98 -230 -70 -276 0 -276C70 -276 98 -230 86 -120Z',
          palette.hero,
          26,
          pen.stroke(
            'M-40 -140C-46 -210 -36 -250 -30 -262M40 -140C46 -210 36 -250 30 -262M0 -140V-272',
            pen.shade(palette.hero, 0.16),
            3,
          ),
        ) + pen.highlight('M-66 -170Q-70 -222 -46 -250', 7, 0.4);
      art += pen.body(
        'M-104 -152Q-116 -160 -118 -140L-108 -62H108L118 -140Q116 -160 104 -152Q94 -148 92 -120L-92 -120Q-94 -148 -104 -152Z',
        pen.shade(palette.hero, 0.12),
        16,
      );
    } else {
      art += pen.stroke('M-74 -100L-84 -280M74 -100L84 -280', wood, 12);
      art +=
        pen.body('M-88 -280Q0 -298 88 -280L84 -212Q0 -228 -84 -212Z', palette.hero, 18) +
        pen.stroke('M-30 -214L-28 -110M30 -214L28 -110M0 -216V-110', wood, 7);
    }
    art +=
      pen.body(
        'M-96 -128Q0 -142 96 -128Q110 -112 102 -92Q0 -78 -102 -92Q-110 -112 -96 -128Z',
        palette.partner,
        20,
      ) + pen.highlight('M-78 -118Q-30 -126 10 -126', 5, 0.6);
    art +=
      pen.stroke('M-84 -84L-100 0M84 -84L100 0', wood, 12) +
      (variant % 2 ? pen.stroke('M-92 -42H92', wood, 7) : '');
    return art;
  },
};

export const poster: StillDrawing = {
  width: 230,
  height: 300,
  shapes: ['hills', 'arches', 'ribbon', 'vase', 'stones', 'branch'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const frame = roundedRect(-112, -296, 224, 296, 5);
    const paper = '#FDF5E6';
    art +=
      pen.body(frame, variant % 2 ? DARK_WOOD : palette.dark, 8) +
      pen.fill('M-112 -296H112L102 -286H-102Z', pen.tint(variant % 2 ? DARK_WOOD : palette.dark, 0.2)) +
      pen.body('M-100 -284H100V-12H-100Z', paper, 0);
    const wash = lightness(palette.wall) > 0.6 ? palette.wall : mix(palette.wall, paper, 0.55);
    let print = '';
    if (variant % 6 === 0) {
      print =
        pen.fill(ellipse(16, -184, 50, 50), palette.hero) +
        pen.fill('M-100 -110Q-50 -170 0 -110T100 -120V0H-100Z', palette.spark) +
        pen.fill('M-100 -70Q-40 -120 20 -70T100 -76V0H-100Z', pen.shade(palette.spark, 0.3));
    }
    if (variant % 6 === 1) {
      print =
        pen.fill('M-66 -26V-140A34 34 0 0 1 2 -140V-26Z', palette.hero) +
        pen.fill('M2 -26V-176A34 34 0 0 1 70 -176V-26Z', palette.spark) +
        pen.fill(ellipse(-32, -216, 30, 30), palette.partner === palette.light ? GOLD : palette.partner);
    }
    if (variant % 6 === 2) {
      print =
        pen.stroke(
          'M-44 -60C-90 -160 14 -140 -8 -200C-22 -246 44 -254 58 -218C74 -176 0 -170 30 -116C46 -90 62 -80 50 -56',
          palette.hero,
          20,
        ) + pen.fill(ellipse(-44, -222, 24, 24), palette.spark);
    }
    if (variant % 6 === 3) {
      print =
        pen.fill('M-86 -90H86V0H-86Z', mix(palette.spark, wash, 0.3)) +
        pen.fill(
          'M-44 -44Q-58 -136 -28 -156Q-32 -182 -22 -190H22Q32 -182 28 -156Q58 -136 44 -44Z',
          palette.hero,
        ) +
        pen.stroke(
          'M0 -190V-236M0 -206Q-30 -214 -34 -240M0 -202Q30 -212 34 -236',
          mix(palette.leaf, palette.dark, 0.2),
          5,
        ) +
        pen.fill(
          ellipse(-34, -244, 13, 13) + ellipse(0, -246, 13, 13) + ellipse(34, -240, 13, 13),
          palette.spark,
        );
    }
    if (variant % 6 === 4) {
      print =
        pen.fill(ellipse(-8, -70, 58, 28), palette.spark) +
        pen.fill(ellipse(10, -118, 44, 24), palette.hero) +
        pen.fill(ellipse(-8, -160, 34, 20), GOLD) +
        pen.fill(ellipse(6, -194, 22, 15), pen.shade(palette.spark, 0.25)) +
        pen.fill(ellipse(38, -236, 18, 18), palette.hero);
    }
    if (variant % 6 === 5) {
      print =
        pen.stroke('M0 -40C-4 -120 4 -180 0 -236', palette.leaf, 5) +
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              pen.leaf(
                0,
                -84 - i * 34,
                -26 - i * 5,
                66 - i * 7,
                17,
                i % 2 ? palette.hero : mix(palette.leaf, palette.dark, 0.1),
              ) +
              pen.leaf(
                0,
                -84 - i * 34,
                -154 + i * 5,
                66 - i * 7,
                17,
                i % 2 ? palette.spark : mix(palette.leaf, palette.dark, 0.1),
              ),
          )
          .join('');
    }
    art += pen.inside(
      'M-86 -270H86V-26H-86Z',
      pen.fill('M-86 -270H86V-26H-86Z', mix(wash, paper, 0.4)) + print,
    );
    art += pen.gleam('M-100 -284H-14L-100 -110Z', 0.18) + pen.gleam('M2 -284H24L-100 -36V-80Z', 0.14);
    return art;
  },
};

export const clock: StillDrawing = {
  width: 230,
  height: 260,
  shapes: ['alarm', 'mantel'],
  fitHeight: 0.54,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    if (variant % 2 === 0) {
      art +=
        pen.stroke('M-60 -26L-78 0M60 -26L78 0', pen.shade(GOLD, 0.3), 13) +
        pen.stroke('M-58 -206L-42 -182M58 -206L42 -182', pen.shade(GOLD, 0.28), 9) +
        pen.stroke('M-50 -222C-44 -268 44 -268 50 -222', GOLD, 7) +
        pen.stroke('M0 -210V-232', pen.shade(GOLD, 0.25), 6) +
        pen.fill(roundedRect(-12, -240, 24, 13, 5), pen.shade(GOLD, 0.12)) +
        pen.moved('rotate(-32 -58 -206)', pen.body('M-92 -204A34 34 0 0 1 -24 -204Z', GOLD, 9)) +
        pen.moved('rotate(32 58 -206)', pen.body('M24 -204A34 34 0 0 1 92 -204Z', GOLD, 9));
      art +=
        pen.body(ellipse(0, -112, 102, 102), palette.hero, 16) +
        pen.body(ellipse(0, -112, 82, 82), palette.light, 10);
    } else {
      art +=
        pen.body(
          'M-104 0V-122C-104 -200 -60 -232 0 -246C60 -232 104 -200 104 -122V0Z',
          palette.hero,
          22,
          pen.fill('M-130 -26H130V10H-130Z', pen.shade(palette.hero, 0.2)),
        ) +
        pen.body(ellipse(0, -128, 78, 78), GOLD, 10) +
        pen.body(ellipse(0, -128, 68, 68), palette.light, 8);
    }
    const cy = variant % 2 ? -128 : -112;
    const radius = variant % 2 ? 56 : 68;
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      art +=
        i % 3
          ? pen.fill(ellipse(Math.sin(angle) * radius, cy - Math.cos(angle) * radius, 3), palette.dark)
          : pen.stroke(
              `M${tenth(Math.sin(angle) * (radius - 9))} ${tenth(cy - Math.cos(angle) * (radius - 9))}L${tenth(Math.sin(angle) * (radius + 3))} ${tenth(cy - Math.cos(angle) * (radius + 3))}`,
              palette.dark,
              6,
            );
    }
    const handColour = lightness(palette.spark) > 0.84 ? palette.hero : palette.spark;
    art +=
      pen.stroke(`M0 ${cy}L${-radius * 0.36} ${cy - radius * 0.42}`, palette.dark, 8) +
      pen.stroke(`M0 ${cy}L${tenth(radius * 0.5)} ${tenth(cy - radius * 0.6)}`, palette.dark, 6) +
      pen.stroke(`M0 ${cy + 12}V${cy + radius * 0.7}`, handColour, 3) +
      pen.fill(ellipse(0, cy, 7.5), handColour) +
      pen.highlight(
        variant % 2 ? 'M-92 -110C-92 -160 -76 -190 -50 -206' : 'M-92 -124Q-88 -168 -58 -188',
        6,
        0.5,
      );
    return art;
  },
};
