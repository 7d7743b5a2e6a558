import { mix } from '../colour.ts';
import { ellipse, type Point, tenth } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import type { Person } from '../person.ts';

/** Where a hand is, in the person's measures, and how it is held. */
export interface Hand {
  x: number;
  y: number;
  /** Degrees; 0 points up. */
  angle: number;
  open: boolean;
}

export interface Hands {
  left: Hand;
  right: Hand;
}

/** On the edge of the table. */
export const resting: Hands = {
  left: { x: -60, y: 100, angle: 78, open: false },
  right: { x: 60, y: 100, angle: -78, open: false },
};

const SHOULDER = { x: 82, y: 92 };
const BONE = 60;

/** Both arms, in front of the body. */
export function drawArms(pen: Pen, person: Person, { left, right }: Hands): string {
  return arm(pen, person, left, -1) + arm(pen, person, right, 1);
}

function arm(pen: Pen, { cloth, skin }: Person, hand: Hand, side: 1 | -1): string {
  const { dark, light } = pen.palette;
  const sleeve = mix(cloth, dark, side > 0 ? 0.16 : 0.07);
  const shoulder: Point = [SHOULDER.x * side, SHOULDER.y];
  const bent = elbow(shoulder, [hand.x, hand.y], side);
  const wrist = towards(bent, [hand.x, hand.y], 0.72);
  const [from, over, cuff] = [at(shoulder), at(bent), at(wrist)];
  return (
    pen.stroke(`M${over}L${hand.x} ${hand.y}`, mix(skin, dark, side > 0 ? 0.1 : 0.03), 17) +
    pen.stroke(`M${from}L${over}L${cuff}`, sleeve, 29) +
    pen.stroke(
      `M${at(towards(bent, [hand.x, hand.y], 0.66))}L${cuff}`,
      mix(sleeve, light, 0.3),
      29,
      'style="stroke-linecap:butt"',
    ) +
    pen.moved(
      `translate(${tenth(hand.x)} ${tenth(hand.y)}) rotate(${tenth(hand.angle)}) scale(${side} 1)`,
      drawHand(pen, mix(skin, dark, side > 0 ? 0.08 : 0), hand.open),
    )
  );
}

function drawHand(pen: Pen, skin: string, open: boolean): string {
  const line = mix(skin, pen.palette.dark, 0.28);
  if (!open) {
    return (
      pen.fill(ellipse(0, -6, 13, 15), skin) +
      pen.stroke('M-7 -17V-9M0 -19V-10M7 -17V-9', line, 1.8) +
      pen.stroke('M-9 -2Q-15 -7 -13 -13', skin, 8)
    );
  }
  return (
    pen.stroke('M-8 -12L-12 -27M-2.5 -14L-4 -32M3.5 -14L5 -31M9 -11L13 -25', skin, 7) +
    pen.fill(ellipse(0, -6, 13, 14), skin) +
    pen.stroke('M-9 -2Q-18 -6 -20 -14', skin, 7) +
    pen.stroke('M-6 -2Q2 -8 8 -5', line, 1.6)
  );
}

/** Two bones of one length bend outwards and down. */
function elbow(from: Point, to: Point, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1, Math.hypot(dx, dy));
  const out = Math.sqrt(Math.max(0, BONE ** 2 - (length / 2) ** 2)) / length;
  const bent = (turn: 1 | -1): Point => [
    from[0] + dx / 2 - dy * out * turn,
    from[1] + dy / 2 + dx * out * turn,
  ];
  const [one, other] = [bent(1), bent(-1)];
  return one[0] * side + one[1] > other[0] * side + other[1] ? one : other;
}

const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
