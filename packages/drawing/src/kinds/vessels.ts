import { ellipse, lathe, nth, points, triples } from '../geometry.ts';
import { WOOD } from '../materials.ts';
import type { StillDrawing } from './drawing.ts';

export const vase: StillDrawing = {
  width: 190,
  height: 330,
  shapes: ['pear', 'jar', 'bottle'],
  fitHeight: 0.62,
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    const profile = points(
      nth(
        [
          '26,-190 24,-172 44,-140 78,-92 70,-36 40,0',
          '34,-196 28,-176 60,-150 66,-90 58,-30 46,0',
          '20,-204 17,-150 22,-118 66,-78 72,-36 44,0',
        ],
        variant,
      ),
    );
    const [neck, rim] = profile[0]!;
    const stems = (variant + Math.floor(variant / 3)) % 3;
    if (stems === 0) {
      triples('-58,-128,-112 -14,-140,-95 46,-118,-70').forEach(([dx, dy, angle], i) => {
        art += pen.stroke(`M0 ${rim}Q${dx * 0.3} ${rim - 60} ${dx} ${rim + dy}`, palette.leaf, 3.5);
        for (let j = 1; j <= 4; j++) {
          const t = 0.3 + j * 0.17;
          const px = dx * t * t;
          const py = rim + dy * t;
          art +=
            pen.leaf(px, py, angle - 48 + i * 3, 34 - j * 2, 10, palette.leaf) +
            pen.leaf(px, py - 6, angle + 48, 34 - j * 2, 10, palette.leaf);
        }
        art += pen.leaf(dx, rim + dy + 4, angle, 30, 9, palette.leaf);
      });
    } else if (stems === 1) {
      points('-50,-96 6,-132 54,-88').forEach(([dx, dy], i) => {
        art += pen.stroke(`M0 ${rim}Q${dx * 0.2} ${rim - 50} ${dx} ${rim + dy}`, palette.leaf, 3.5);
        art += pen.leaf(dx * 0.3, rim + dy * 0.45, i % 2 ? -20 : -160, 36, 11, palette.leaf);
        const petal = i === 1 ? palette.spark : palette.partner;
        const radius = i === 1 ? 27 : 22;
        for (let j = 0; j < 7; j++) {
          art += pen.moved(
            `translate(${dx} ${rim + dy}) rotate(${j * 51.4})`,
            pen.fill(
              ellipse(0, -radius * 0.72, radius * 0.4, radius * 0.52),
              j < 4 ? petal : pen.shade(petal, 0.14),
            ),
          );
        }
        art += pen.fill(
          ellipse(dx, rim + dy, radius * 0.36),
          palette.partner === petal ? palette.hero : palette.light,
        );
      });
    } else {
      triples('-46,-124,-108 -6,-138,-92 38,-116,-74 66,-82,-56').forEach(([dx, dy, angle], i) => {
        art += pen.stroke(
          `M0 ${rim}Q${dx * 0.25} ${rim - 46} ${dx} ${rim + dy + 40}`,
          pen.shade(WOOD, 0.1),
          3,
        );
        art += pen.leaf(
          dx * 0.86,
          rim + dy + 58,
          angle,
          78,
          17,
          i % 2 ? pen.tint(WOOD, 0.45) : pen.tint(WOOD, 0.6),
          pen.tint(WOOD, 0.25),
        );
      });
    }
    const outline = lathe(profile);
    let decor = '';
    const glaze = pen.below(3);
    if (glaze === 0) {
      decor = pen.fill(`M-120 -260H120V-96Q90 -76 60 -96T0 -92T-60 -96T-120 -90Z`, palette.partner);
    }
    if (glaze === 1) {
      decor =
        pen.fill('M-120 -74Q0 -54 120 -74V-58Q0 -38 -120 -58Z', palette.partner) +
        pen.fill('M-120 -48Q0 -28 120 -48V-42Q0 -22 -120 -42Z', palette.partner);
    }
    decor += pen.highlight(
      nth(
        [
          `M-40 -132C-56 -116 -66 -102 -63 -84Q-62 -66 -56 -52`,
          'M-46 -140Q-56 -96 -48 -50',
          'M-24 -106C-46 -94 -60 -84 -58 -66Q-58 -52 -52 -40',
        ],
        variant,
      ),
      7,
      0.45,
    );
    art +=
      pen.body(outline, palette.hero, 26, decor) +
      pen.fill(
        ellipse(0, rim, neck, neck * 0.16),
        pen.shade(glaze === 0 ? palette.partner : palette.hero, 0.5),
      );
    return art;
  },
};

export const bowl: StillDrawing = {
  width: 270,
  height: 180,
  shapes: ['oranges', 'lemons', 'apples'],
  draw(pen, variant) {
    const { palette } = pen;
    let art = '';
    art += pen.fill(ellipse(0, -108, 124, 24), pen.shade(palette.hero, 0.34));
    const fruit =
      variant % 3 === 0
        ? ['#E8923A', '#F0A848', '#DE7F32']
        : variant % 3 === 1
          ? ['#F3CC4F', '#EFC03E', '#F7D768']
          : ['#9DB05E', '#B9694A', '#A9BC6C'];
    triples('-58,-122,40 46,-118,38 -4,-134,44').forEach(([x, y, r], i) => {
      art +=
        pen.body(ellipse(x, y, r, r * 0.97), nth(fruit, i), 12, '', 0.14) +
        pen.gleam(ellipse(x - r * 0.36, y - r * 0.4, r * 0.16, r * 0.11), 0.6);
      if (i === 2) {
        art += pen.stroke(`M-2 -174q2 -10 8 -14`, '#6B4A2B', 4) + pen.leaf(4, -182, -14, 36, 9, palette.leaf);
      }
    });
    art +=
      pen.body('M-46 -14L-40 2Q0 12 40 2L46 -14Z', pen.shade(palette.hero, 0.18), 14) +
      pen.body(
        'M-126 -108Q0 -62 126 -108C124 -46 88 -6 44 -4Q0 4 -44 -4C-88 -6 -124 -46 -126 -108Z',
        palette.hero,
        36,
        variant % 2
          ? pen.fill('M-150 -78Q0 -28 150 -78V-66Q0 -16 -150 -66Z', palette.partner)
          : pen.fill('M-150 -50Q-80 -20 -40 -34T40 -30T150 -50V40H-150Z', palette.partner),
      ) +
      pen.highlight('M-106 -76Q-98 -52 -80 -36', 7, 0.5);
    return art;
  },
};
