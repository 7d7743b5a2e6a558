import { atRest } from '../expression.ts';
import { randomFrom } from '../random.ts';
import { type Hand, resting } from './arms.ts';
import type { HostPose } from './host.ts';

export const neutral: HostPose = { ...atRest, hands: resting };

/**
 * What a host does for some seconds, 12.5 frames in each. It begins and ends at rest, so that any may follow any other. Hosts move from pose
 * to pose and hold still in between, as in drawn films: what does not move takes no bytes.
 */
export interface Take {
  name: 'idle' | 'talk' | 'show' | 'read' | 'wave';
  frames: number;
  pose(frame: number): HostPose;
}

interface Key extends Partial<Pick<HostPose, 'tilt' | 'shift' | 'turn' | 'brows'>> {
  /** When it is reached. */
  at: number;
  left?: Hand;
  right?: Hand;
}

interface Script {
  name: Take['name'];
  frames: number;
  keys: Key[];
  /** Frames in which the eyes close. */
  blinks?: number[];
  /** Between these frames they smile. */
  glad?: [from: number, to: number];
  /** And between these they talk. */
  says?: [from: number, to: number];
}

const MOVE = 5;
const BLINK = 2;

export const takes: readonly Take[] = [
  take({
    name: 'idle',
    frames: 36,
    blinks: [8, 25],
    keys: [{ at: 15, tilt: 2.5, shift: { x: 1.5, y: 0 }, turn: { x: 3, y: 0 } }],
  }),
  take({
    name: 'talk',
    frames: 48,
    blinks: [15, 39],
    says: [4, 43],
    keys: [
      { at: 7, tilt: 3, shift: { x: 1, y: 0 }, turn: { x: 2.5, y: 0 }, brows: 2 },
      {
        ...{ at: 19, tilt: -2.5, shift: { x: -1, y: 1 }, turn: { x: -2, y: 0 }, brows: 1 },
        right: { x: 98, y: 48, angle: 18, open: true },
      },
      {
        ...{ at: 29, tilt: 1.5, shift: { x: 1, y: 2 }, turn: { x: 2, y: 1 }, brows: 3 },
        right: { x: 104, y: 56, angle: 36, open: true },
      },
    ],
  }),
  take({
    name: 'show',
    frames: 46,
    blinks: [5, 38],
    says: [12, 34],
    keys: [
      {
        ...{ at: 10, tilt: -3, shift: { x: 0, y: 5 }, turn: { x: -1, y: 6 }, brows: -1 },
        left: { x: -92, y: 78, angle: -40, open: true },
        right: { x: 92, y: 78, angle: 40, open: true },
      },
      {
        ...{ at: 25, tilt: 2, shift: { x: 1, y: 3 }, turn: { x: 1, y: 1 }, brows: 3 },
        left: { x: -96, y: 72, angle: -52, open: true },
        right: { x: 96, y: 72, angle: 52, open: true },
      },
    ],
  }),
  take({
    name: 'read',
    frames: 38,
    blinks: [4],
    glad: [17, 27],
    keys: [
      { at: 10, tilt: -4.5, shift: { x: -3, y: 1 }, turn: { x: -6, y: 1.5 }, brows: 3 },
      { at: 20, tilt: -2, shift: { x: -2, y: 2 }, turn: { x: -4, y: 2 }, brows: 4 },
    ],
  }),
  take({
    name: 'wave',
    frames: 36,
    glad: [9, 27],
    says: [11, 24],
    keys: [
      {
        ...{ at: 7, tilt: 4, shift: { x: 2, y: 0 }, turn: { x: 2, y: -1 }, brows: 4 },
        right: { x: 118, y: 8, angle: -2, open: true },
      },
      ...[11, 15, 19, 23].map((at, n) => ({
        ...{ at, tilt: 4, shift: { x: 2, y: 0 }, turn: { x: 2, y: -1 }, brows: 4 },
        right: { x: n % 2 ? 116 : 124, y: 6, angle: n % 2 ? 0 : 30, open: true },
      })),
    ],
  }),
];

function take({ name, frames, keys, blinks = [], glad, says }: Script): Take {
  const all = [{ at: 0 }, ...keys, { at: frames }].map(({ at, left, right, ...head }) => ({
    at,
    pose: { ...neutral, ...head, hands: { left: left ?? resting.left, right: right ?? resting.right } },
  }));
  const mouths = says ? syllables(frames, says) : [];
  return {
    name,
    frames,
    pose(frame) {
      const next = all.findIndex(({ at }) => at >= frame);
      const [from, to] = [all[Math.max(0, next - 1)]!, all[next]!];
      const share = eased(
        (frame - (to.at - Math.min(MOVE, to.at - from.at))) / Math.min(MOVE, to.at - from.at || 1),
      );
      const isGlad = glad && frame >= glad[0] && frame < glad[1];
      const isClosed = blinks.some((at) => frame >= at && frame < at + BLINK);
      return {
        ...between(from.pose, to.pose, share),
        eyes: isGlad ? 'glad' : isClosed ? 'closed' : 'open',
        mouth: mouths[frame] ?? (isGlad ? 0.5 : 0),
      };
    },
  };
}

function eased(share: number): number {
  const part = Math.max(0, Math.min(1, share));
  return part * part * (3 - 2 * part);
}

function between(one: HostPose, other: HostPose, share: number): HostPose {
  const mixed = (from: number, to: number) => from + (to - from) * share;
  const point = (from: { x: number; y: number }, to: { x: number; y: number }) => ({
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
  });
  const hand = (from: Hand, to: Hand): Hand => ({
    ...point(from, to),
    angle: mixed(from.angle, to.angle),
    open: (share > 0.5 ? to : from).open,
  });
  return {
    ...one,
    tilt: mixed(one.tilt, other.tilt),
    shift: point(one.shift, other.shift),
    turn: point(one.turn, other.turn),
    brows: mixed(one.brows, other.brows),
    hands: {
      left: hand(one.hands.left, other.hands.left),
      right: hand(one.hands.right, other.hands.right),
    },
  };
}

/** A mouth that opens and closes as in talking, the same each time; a syllable is two frames. */
function syllables(frames: number, [from, to]: [number, number]): number[] {
  const random = randomFrom(frames * 7 + from);
  const mouths = new Array<number>(frames).fill(0);
  for (let frame = from; frame < to - 2; frame += 2) {
    const open = random() < 0.18 ? 0 : [0.3, 0.55, 1][Math.floor(random() * 3)]!;
    mouths[frame] = open;
    mouths[frame + 1] = open;
  }
  return mouths;
}
