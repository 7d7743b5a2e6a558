/** Where nothing was recorded, in seconds of the recording; in their order. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Of a place in a gap nothing ever comes: what was recorded goes on behind it. */
export function outOfGap(gaps: readonly Gap[], second: number): number {
  return gaps.find(({ from, to }) => from <= second && second < to)?.to ?? second;
}

/** So many recorded seconds on, or back: gaps on the way are not counted, so that nobody is held up by one. */
export function stepOver(gaps: readonly Gap[], second: number, by: number): number {
  let target = second + by;
  if (by > 0) {
    for (const { from, to } of gaps) if (from >= second && from < target) target += to - from;
  } else {
    for (const { from, to } of gaps.toReversed()) if (to <= second && to > target) target -= to - from;
  }
  return target;
}
