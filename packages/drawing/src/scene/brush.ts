/** The scene is painted with gradients, not with the pen's flat colours; a brush knows the ids of one scene. */
export interface Brush {
  /** A reference to a gradient, filter or clip of this scene. */
  paint(name: string): string;
  id(name: string): string;
  /** A name not used before in this scene. */
  fresh(name: string): string;
}

export function createBrush(prefix: string): Brush {
  let count = 0;
  return {
    paint: (name) => `url(#${prefix}${name})`,
    id: (name) => `${prefix}${name}`,
    fresh: (name) => `${name}${count++}`,
  };
}

export type Stop = [offset: number, colour: string, opacity?: number];

export const DOWNWARDS = 'x1="0" y1="0" x2="0" y2="1"';

export function linear(id: string, stops: Stop[], vector = DOWNWARDS): string {
  return `<linearGradient id="${id}" ${vector}>${stops.map(stop).join('')}</linearGradient>`;
}

export function radial(id: string, stops: Stop[], vector = ''): string {
  return `<radialGradient id="${id}" ${vector}>${stops.map(stop).join('')}</radialGradient>`;
}

function stop([offset, colour, opacity]: Stop): string {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
}
