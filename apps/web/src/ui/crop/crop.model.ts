export interface Size {
  width: number;
  height: number;
}

/** A picture, and the shape of what is cut out of it: width to height, a square when left out. */
export interface Place extends Size {
  aspect?: number;
}

/** What of a picture shows: its middle in parts of the picture, and how often it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Frame extends Size {
  left: number;
  top: number;
}

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The frame in pixels of the picture, which never reaches beyond its edges. */
export function frameOf(place: Place, { x, y, zoom }: Crop): Frame {
  const { width, height } = frameSize(place, zoom);
  return {
    left: between(0, x * place.width - width / 2, place.width - width),
    top: between(0, y * place.height - height / 2, place.height - height),
    width,
    height,
  };
}

/** Moves the frame over the picture, by parts of its own sides. */
export function moved(place: Place, crop: Crop, right: number, down: number): Crop {
  const frame = frameOf(place, crop);
  const { left, top, width, height } = frame;
  return around(place, crop.zoom, { ...frame, left: left + right * width, top: top + down * height });
}

/** Enlarges what is in the middle. */
export function zoomed(place: Place, crop: Crop, zoom: number): Crop {
  const { left, top, width, height } = frameOf(place, crop);
  const next = between(1, zoom, mostZoom);
  const size = frameSize(place, next);
  const frame = { ...size, left: left + (width - size.width) / 2, top: top + (height - size.height) / 2 };
  return around(place, next, frame);
}

function frameSize({ width, height, aspect = 1 }: Place, zoom: number): Size {
  const largest = Math.min(width, height * aspect);
  return { width: largest / zoom, height: largest / aspect / zoom };
}

function around(place: Place, zoom: number, { left, top, width, height }: Frame): Crop {
  const x = (between(0, left, place.width - width) + width / 2) / place.width;
  const y = (between(0, top, place.height - height) + height / 2) / place.height;
  return { x, y, zoom };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
