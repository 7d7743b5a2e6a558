import { tenth } from './geometry.ts';
import { randomFrom } from './random.ts';

export interface PictureParts {
  id: string;
  width: number;
  height: number;
  label: string;
  defs: string;
  body: string;
}

/** The finished SVG: soft filter for shadows, the parts, and a fine paper grain over everything. */
export function picture({ id, width, height, label, defs, body }: PictureParts): string {
  const paper = grain(id, width, height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}">` +
    `<defs>${softFilter(id)}${defs}${paper.pattern}</defs>${body}${paper.cover}</svg>`
  );
}

export function softFilter(id: string): string {
  return (
    `<filter id="${id}b" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">` +
    '<feGaussianBlur stdDeviation="2.6"/></filter>'
  );
}

function grain(id: string, width: number, height: number): { pattern: string; cover: string } {
  const random = randomFrom(7);
  const dots = (count: number) => {
    let path = '';
    for (let i = 0; i < count; i++) {
      path += `M${tenth(random() * 180)} ${tenth(random() * 180)}h.01`;
    }
    return path;
  };
  const dark = dots(90);
  const light = dots(60);
  return {
    pattern:
      `<pattern id="${id}g" width="180" height="180" patternUnits="userSpaceOnUse">` +
      `<path d="${dark}" stroke="#2a1a10" stroke-width="1.1" stroke-linecap="round" opacity=".11"/>` +
      `<path d="${light}" stroke="#fff" stroke-width="1.2" stroke-linecap="round" opacity=".16"/></pattern>`,
    cover: `<rect width="${tenth(width)}" height="${tenth(height)}" fill="url(#${id}g)"/>`,
  };
}
