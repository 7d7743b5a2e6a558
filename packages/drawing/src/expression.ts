import { mix } from './colour.ts';
import { ellipse, tenth } from './geometry.ts';
import { GOLD } from './materials.ts';
import type { Pen } from './pen.ts';

const CHEEK = '#E2705A';
const TEETH = '#FFF3E8';
const INSIDE = '#7A2E2A';

/** How a head is held, and what its face does. */
export interface Pose {
  /** Degrees to the right, around the neck. */
  tilt: number;
  /** Of the whole head. */
  shift: { x: number; y: number };
  /** How far eyes, nose and mouth move within the face. */
  turn: { x: number; y: number };
  eyes: 'open' | 'closed' | 'glad';
  /** 0 is a smile, 1 an open mouth. */
  mouth: number;
  /** Raised by so much. */
  brows: number;
}

export const atRest: Pose = {
  tilt: 0,
  shift: { x: 0, y: 0 },
  turn: { x: 0, y: 0 },
  eyes: 'open',
  mouth: 0,
  brows: 0,
};

/** What a face is drawn with. */
interface Face {
  style: string;
  skin: string;
  hair: string;
  bearded: boolean;
  glasses: boolean;
  earrings: boolean;
}

export function features(pen: Pen, face: Face, pose: Pose = atRest): string {
  const { style, skin, hair, bearded, glasses, earrings } = face;
  const { dark } = pen.palette;
  const brows = style === 'headscarf' || style === 'beanie' ? mix(skin, dark, 0.7) : mix(hair, dark, 0.3);
  const raised = tenth(-29 - pose.brows);
  const arched = tenth(-33 - pose.brows);
  const middle =
    eyes(pen, pose) +
    pen.stroke(
      `M-25 ${raised}Q-17 ${arched} -10 ${raised}M12 ${raised}Q20 ${arched} 27 ${raised}`,
      brows,
      3.2,
    ) +
    pen.stroke('M2 -10Q7 0 -1 2', mix(skin, dark, 0.32), 3) +
    (bearded ? '' : mouth(pen, pose, mix(skin, dark, 0.66))) +
    pen.fill(ellipse(-27, 2, 8, 5.5) + ellipse(29, 2, 7, 5.5), CHEEK, 'opacity=".24"') +
    (glasses
      ? pen.stroke(`${ellipse(-18, -16, 14, 13)}${ellipse(20, -16, 14, 13)}M-4 -18Q1 -22 6 -18`, dark, 3.2)
      : '');
  const worn = earrings ? pen.fill(ellipse(-47, 0, 4.6) + ellipse(47, 0, 4.6), GOLD) : '';
  return turned(pen, pose, middle) + worn;
}

/** What a turned face shows more to one side. */
export function turned(pen: Pen, { turn: { x, y } }: Pose, art: string): string {
  return x || y ? pen.moved(`translate(${tenth(x)} ${tenth(y)})`, art) : art;
}

function eyes(pen: Pen, { eyes }: Pose): string {
  const { dark } = pen.palette;
  switch (eyes) {
    case 'open':
      return pen.fill(ellipse(-17, -16, 4.4, 5.2) + ellipse(19, -16, 4.4, 5.2), dark);
    case 'closed':
      return pen.stroke('M-24 -15Q-17 -10 -10 -15M12 -15Q19 -10 26 -15', dark, 3.4);
    case 'glad':
      return pen.stroke('M-24 -13Q-17 -22 -10 -13M12 -13Q19 -22 26 -13', dark, 3.4);
  }
}

function mouth(pen: Pen, { mouth }: Pose, line: string): string {
  if (mouth < 0.15) return pen.stroke('M-13 12Q1 23 15 11', line, 4);
  const depth = 15 + mouth * 14;
  const half = 14 - mouth * 2;
  const lips = `M${tenth(1 - half)} 11Q1 14 ${tenth(1 + half)} 10.5Q${tenth(half - 3)} ${tenth(depth + 6)} 1 ${tenth(depth + 6)}Q${tenth(3 - half)} ${tenth(depth + 6)} ${tenth(1 - half)} 11Z`;
  const teeth = `M${tenth(2 - half)} 11.5Q1 14.5 ${tenth(half)} 11L${tenth(half - 3)} 17Q1 20 ${tenth(4 - half)} 17Z`;
  return pen.fill(lips, INSIDE) + (mouth > 0.35 ? pen.fill(teeth, TEETH) : '') + pen.stroke(lips, line, 2.4);
}
