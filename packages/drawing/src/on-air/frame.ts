/** A picture on air, as it is drawn. */
export const WIDTH = 360;
export const HEIGHT = 640;
/** Of 48 rows of blocks, as video is made of. */
const ROW = HEIGHT / 48;
/** The far edge of the table. */
export const EDGE = 21 * ROW;
/**
 * The host and the table are encoded apart. Below this line nothing of the host moves, and neither does the row above it:
 * an encoder takes what moves in from outside to look like the border.
 */
export const CUT = EDGE + ROW;

export interface Part {
  top: number;
  bottom: number;
}

export const hostPart: Part = { top: 0, bottom: CUT };
export const tablePart: Part = { top: CUT, bottom: HEIGHT };

export function framed({ top, bottom }: Part, defs: string, body: string): string {
  const height = bottom - top;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
    `role="img" aria-label="on air"><defs>${defs}</defs>${body}</svg>`
  );
}
