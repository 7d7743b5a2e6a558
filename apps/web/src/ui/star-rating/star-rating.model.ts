export interface StarFill {
  position: number;
  fill: 0 | 0.5 | 1;
}

/** Five stars for a value of 0 to 5, to the nearest half. */
export function starFills(value: number): StarFill[] {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return [1, 2, 3, 4, 5].map((position) => ({
    position,
    fill: halves >= position * 2 ? 1 : halves === position * 2 - 1 ? 0.5 : 0,
  }));
}
