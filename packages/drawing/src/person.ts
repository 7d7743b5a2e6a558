import { distance, mix } from './colour.ts';
import { atRest, features, type Pose, turned } from './expression.ts';
import { blob, ellipse, nth, type Point, tenth } from './geometry.ts';
import { type Palette, paletteAt } from './palettes.ts';
import type { Pen } from './pen.ts';
import { hash, randomFrom, type Seed, seedNumber } from './random.ts';

const SKIN = ['#F6D3B8', '#EBB68E', '#D69A6C', '#B57748', '#8D5733', '#66402A'];
const HAIR = ['#2B1D17', '#4A2D1E', '#7A4526', '#B5763A', '#D9A65A', '#8C8279', '#5A2E3E'];
const LIPS = '#F3D9CC';

const STYLES = [
  'swept',
  'long',
  'cropped',
  'curls',
  'bun',
  'headscarf',
  'beard',
  'ponytail',
  'beanie',
] as const;
type Style = (typeof STYLES)[number];

/** Shoulders and chest, down to where the portrait ends. */
export const TORSO = 'M-102 140C-100 78 -68 58 -26 50H26C68 58 100 78 102 140Z';

/** Everything that makes a face the same face, at any size and in any room. */
export interface Person {
  style: Style;
  skin: string;
  hair: string;
  cloth: string;
  scarf: string;
  striped: boolean;
  bearded: boolean;
  glasses: boolean;
  earrings: boolean;
  /** The room of the person's own portrait. */
  palette: Palette;
}

export function personFrom(seed: Seed): Person {
  const random = randomFrom(hash(`face|${seed}`));
  const palette = paletteAt(seedNumber(seed) * 7 + hash('f'));
  const skin = nth(SKIN, Math.floor(random() * 6));
  const hair = nth(HAIR, Math.floor(random() * 7));
  const style = nth(STYLES, Math.floor(random() * 9));
  const wardrobe = [palette.hero, palette.spark, palette.partner].filter(
    (colour) => distance(colour, palette.arch) > 0.14 && distance(colour, skin) > 0.12,
  );
  const cloth = wardrobe[Math.floor(random() * wardrobe.length)] ?? palette.hero;
  const scarf = wardrobe.find((colour) => colour !== cloth) ?? palette.spark;
  const striped = random() < 0.4;
  const canGrowBeard = style === 'swept' || style === 'cropped' || style === 'beard' || style === 'beanie';
  const bearded = (canGrowBeard && random() < 0.4) || style === 'beard';
  const extra = random();
  return {
    style,
    skin,
    hair,
    cloth,
    scarf,
    striped,
    bearded,
    glasses: extra < 0.22,
    earrings: extra >= 0.22 && extra < 0.5 && style !== 'headscarf' && !bearded,
    palette,
  };
}

/** The colour that stands against the wall above the face. */
export function crownColour({ style, hair, scarf }: Person): string {
  return style === 'headscarf' || style === 'beanie' ? scarf : hair;
}

/** Head and shoulders around (0, 0): the face reaches from y = -80 to 38, the shoulders end at y = 140. */
export function drawPerson(pen: Pen, person: Person): string {
  return (
    behindHead(pen, person) +
    torso(pen, person) +
    ears(pen, person) +
    face(pen, person) +
    hairInFront(pen, person) +
    features(pen, person)
  );
}

/** The same person in a pose: arms go between body and head. */
export function drawPosed(pen: Pen, person: Person, pose: Pose): { body: string; head: string } {
  const { tilt, shift } = pose;
  const held = `translate(${tenth(shift.x)} ${tenth(shift.y)}) rotate(${tenth(tilt)} 0 40)`;
  return {
    body: pen.moved(held, behindHead(pen, person)) + torso(pen, person),
    head: pen.moved(
      held,
      ears(pen, person) + face(pen, person, pose) + hairInFront(pen, person) + features(pen, person, pose),
    ),
  };
}

function behindHead(pen: Pen, { style, hair, scarf }: Person): string {
  switch (style) {
    case 'long':
      return pen.body('M-64 54C-84 -50 -62 -96 0 -98C62 -96 84 -50 64 54Q0 70 -64 54Z', hair, 14);
    case 'curls':
      return pen.body(blob(curls(), 0.2), hair, 16);
    case 'bun':
      return pen.body(ellipse(2, -86, 28, 26), hair, 8);
    case 'ponytail':
      return pen.body('M40 -60C92 -50 84 30 66 74C60 50 40 20 40 -10Z', hair, 8);
    case 'headscarf':
      return pen.fill(ellipse(0, -8, 50, 56), pen.shade(scarf, 0.3));
    default:
      return '';
  }
}

function curls(): Point[] {
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * 6.283;
    return [Math.cos(angle) * (i % 2 ? 80 : 72), -38 + Math.sin(angle) * (i % 2 ? 74 : 68)];
  });
}

function torso(pen: Pen, { cloth, skin, striped }: Person): string {
  const { dark, light } = pen.palette;
  const stripes = [0, 1, 2, 3].map((i) =>
    pen.fill(`M-120 ${74 + i * 18}H120v8H-120Z`, mix(cloth, light, 0.4)),
  );
  return (
    pen.body(TORSO, cloth, 16, striped ? stripes.join('') : '') +
    pen.fill('M-21 12H21V46Q22 56 30 52Q14 78 0 78Q-14 78 -30 52Q-22 56 -21 46Z', mix(skin, dark, 0.1)) +
    pen.fill('M-21 20Q0 44 21 14V30Q2 48 -21 36Z', mix(skin, dark, 0.24))
  );
}

function ears(pen: Pen, { skin, style }: Person): string {
  if (style === 'headscarf') return '';
  const far = mix(skin, pen.palette.dark, 0.14);
  return pen.fill(ellipse(-46, -18, 9, 12), skin) + pen.fill(ellipse(46, -18, 9, 12), far);
}

function face(pen: Pen, { skin, hair, bearded }: Person, pose: Pose = atRest): string {
  const beard =
    pen.fill(
      'M-46 -22C-46 26 -24 50 0 50C24 50 46 26 46 -22C42 -6 34 4 18 2Q0 -4 -18 2C-34 4 -42 -6 -46 -22Z',
      hair,
    ) + turned(pen, pose, pen.fill(`M-13 13Q0 22 13 13Q0 ${tenth(30 + pose.mouth * 14)} -13 13Z`, LIPS));
  return (
    pen.body('M-46 -34C-46 -80 46 -80 46 -34C46 14 26 38 0 38C-26 38 -46 14 -46 -34Z', skin, 11, '', 0.13) +
    (bearded ? beard : '')
  );
}

function hairInFront(pen: Pen, { style, hair, scarf }: Person): string {
  switch (style) {
    case 'swept':
      return pen.body(
        'M-52 -20C-62 -88 -22 -102 8 -98C50 -96 64 -62 52 -20C48 -46 36 -58 14 -60C-16 -58 -42 -54 -52 -20Z',
        hair,
        10,
      );
    case 'long':
      return (
        pen.fill(
          'M-52 -10C-56 -64 -24 -80 -6 -76C-10 -52 -36 -42 -52 -10ZM52 -10C54 -64 20 -80 -6 -76C6 -50 42 -46 52 -10Z',
          hair,
        ) + pen.stroke('M-40 -62Q-28 -76 -8 -78', mix(hair, pen.palette.light, 0.22), 4)
      );
    case 'cropped':
      return pen.body(
        'M-50 -26C-58 -104 58 -104 50 -26C46 -50 30 -58 0 -58C-30 -58 -46 -50 -50 -26Z',
        hair,
        9,
      );
    case 'curls':
      return pen.fill('M-48 -26C-52 -92 52 -92 48 -26C30 -50 -20 -56 -48 -26Z', hair);
    case 'bun':
      return pen.body(
        'M-51 -20C-56 -90 56 -90 51 -20C42 -54 18 -64 0 -64C-18 -64 -42 -54 -51 -20Z',
        hair,
        10,
      );
    case 'headscarf':
      return headscarf(pen, scarf);
    case 'beard':
      return pen.fill('M-51 -22C-60 -108 60 -108 51 -22C46 -52 26 -60 0 -60C-26 -60 -46 -52 -51 -22Z', hair);
    case 'ponytail':
      return pen.body(
        'M-51 -18C-58 -92 60 -92 51 -22C40 -48 10 -66 -14 -62C-34 -56 -46 -44 -51 -18Z',
        hair,
        10,
      );
    case 'beanie':
      return (
        pen.body('M-54 -42C-52 -96 52 -96 54 -42Q0 -58 -54 -42Z', scarf, 14) +
        pen.body('M-57 -36Q0 -58 57 -36V-50Q0 -72 -57 -50Z', pen.shade(scarf, 0.14), 10) +
        pen.fill(ellipse(0, -88, 9, 7), pen.shade(scarf, 0.1))
      );
  }
}

function headscarf(pen: Pen, scarf: string): string {
  const cloth = pen.body(
    'M0 -98C64 -96 78 -40 70 8C66 40 76 60 60 84Q0 110 -60 84C-76 60 -66 40 -70 8C-78 -40 -64 -96 0 -98ZM0 -62C-40 -62 -46 -20 -40 4C-34 28 -18 40 0 40C18 40 34 28 40 4C46 -20 40 -62 0 -62Z',
    scarf,
    0,
  );
  // The inner outline is the opening for the face.
  const opened = cloth.replaceAll('<path ', '<path fill-rule="evenodd" ');
  return opened + pen.stroke('M-52 40Q0 84 54 36M-40 66Q6 92 56 58', pen.shade(scarf, 0.22), 4);
}
