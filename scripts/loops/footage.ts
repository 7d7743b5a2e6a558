import type { Footage } from '@souk/broadcast/playout/footage.ts';
import { type BoothRecipe, drawBooth } from '@souk/drawing/on-air/host.ts';
import { drawTable } from '@souk/drawing/on-air/table.ts';
import { neutral, type Take, takes } from '@souk/drawing/on-air/takes.ts';
import type { StillRecipe } from '@souk/drawing/recipe.ts';
import type { openEncoder } from './encoder.ts';
import { readSequence, slicedFrom, unchangedSlice, withRows } from './slices.ts';
import { kindOf, unitKind } from './units.ts';

export interface Stage extends BoothRecipe {
  /** Decides what lies in front. */
  seed: string;
  lots: ReadonlyMap<string, StillRecipe>;
}

/** Of macroblocks, 16 pixels high: the host, what is sold, and what is in front. */
const ROWS = { host: 22, lot: 15, front: 11 };
const ALL_ROWS = ROWS.host + ROWS.lot + ROWS.front;
const BLOCK = 16;
const WIDTH = 432;
/** 3.0, which has room for pictures of this size. */
const LEVEL = 30;

const host = { width: WIDTH, drawnHeight: ROWS.host * BLOCK, top: 0, height: ROWS.host * BLOCK };
const drawnHeight = (ROWS.lot + ROWS.front) * BLOCK;
const lot = { width: WIDTH, drawnHeight, top: 0, height: ROWS.lot * BLOCK };
const front = { width: WIDTH, drawnHeight, top: ROWS.lot * BLOCK, height: ROWS.front * BLOCK };

type Encoder = Awaited<ReturnType<typeof openEncoder>>;

/** Each part is encoded as a picture of its own, and then made a slice of the whole one. */
export async function makeFootage(encoder: Encoder, stage: Stage): Promise<Footage> {
  const moving = new Map<string, Buffer[]>();
  let first: Uint8Array[] = [];
  for (const take of takes) {
    const [key = [], ...others] = await encoder.encode(drawTake(stage, take), host);
    if (first.length > 0 && !Buffer.from(sliceIn(first)).equals(Buffer.from(sliceIn(key)))) {
      throw new Error(`“${take.name}” does not begin as the others do`);
    }
    first = key;
    moving.set(
      take.name,
      others.map((units) => Buffer.from(sliceIn(units))),
    );
  }
  const sequence = unitOfKind(first, unitKind.sequence);
  const { columns } = readSequence(sequence);
  const still = async (drawing: string, strip: typeof lot, row: number) => {
    const [units = []] = await encoder.encode([drawing], strip);
    return Buffer.from(slicedFrom(sliceIn(units), columns * row));
  };
  const table = (recipe?: StillRecipe) => drawTable({ room: stage.room, seed: stage.seed, lot: recipe });
  const lots = new Map([['', await still(table(), lot, ROWS.host)]]);
  for (const [name, recipe] of stage.lots) lots.set(name, await still(table(recipe), lot, ROWS.host));
  const longest = Math.max(...takes.map(({ frames }) => frames));
  return {
    parameters: [
      Buffer.from(withRows(sequence, ALL_ROWS, LEVEL)),
      Buffer.from(unitOfKind(first, unitKind.picture)),
    ],
    rest: Buffer.from(sliceIn(first)),
    takes: moving,
    lots,
    front: await still(table(), front, ROWS.host + ROWS.lot),
    still: Array.from({ length: longest - 1 }, (_, n) =>
      Buffer.from(
        unchangedSlice(readSequence(sequence), {
          first: columns * ROWS.host,
          count: columns * (ALL_ROWS - ROWS.host),
          frame: n + 1,
        }),
      ),
    ),
  };
}

function drawTake(stage: Stage, { frames, pose }: Take): string[] {
  return Array.from({ length: frames }, (_, n) => drawBooth(stage, n === 0 ? neutral : pose(n)));
}

function sliceIn(units: readonly Uint8Array[]): Uint8Array {
  const slices = units.filter(
    (unit) => kindOf(unit) === unitKind.slice || kindOf(unit) === unitKind.keySlice,
  );
  if (slices.length !== 1) throw new Error(`a picture of ${slices.length} slices`);
  return slices[0]!;
}

function unitOfKind(units: readonly Uint8Array[], kind: number): Uint8Array {
  const unit = units.find((each) => kindOf(each) === kind);
  if (!unit) throw new Error('the encoder left out its parameters');
  return unit;
}
