export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture shows: its middle in parts of the picture, and how often it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The square in pixels of the picture, which never reaches beyond its edges. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  };
}

/** Moves the square over the picture, by parts of its own side. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  return around(size, crop.zoom, { left: left + right * side, top: top + down * side, side });
}

/** Enlarges what is in the middle. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const next = between(1, zoom, mostZoom);
  const nextSide = Math.min(size.width, size.height) / next;
  const shift = (side - nextSide) / 2;
  return around(size, next, { left: left + shift, top: top + shift, side: nextSide });
}

function around(size: Size, zoom: number, { left, top, side }: Square): Crop {
  const x = (between(0, left, size.width - side) + side / 2) / size.width;
  const y = (between(0, top, size.height - side) + side / 2) / size.height;
  return { x, y, zoom };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
