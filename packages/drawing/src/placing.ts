import { lightness, mix } from './colour.ts';
import { tenth } from './geometry.ts';
import type { Palette } from './palettes.ts';
import type { Pen } from './pen.ts';

export interface Placement {
  pen: Pen;
  /** Prefix of the ids this object defines. */
  id: string;
  /** The picture's id, whose soft filter the shadow uses. */
  pictureId: string;
  room: Palette;
  draw: () => string;
  x: number;
  y: number;
  scale: number;
  /** Height of the object before scaling. */
  height: number;
  /** How far the object stands in front of the wall, in pixels. */
  depth: number;
  hangs?: boolean;
  /** A person stands behind the table: the shadow ends at its edge instead of climbing the wall. */
  tableOnly?: boolean;
}

/** Shadows lie along the table by this much of the object's height, and lean to the right. */
const LENGTH = 0.26;

/** One object and its shadow: its own silhouette laid along the table, then bent up the wall where it reaches it. */
export function place(placement: Placement): { shadow: string; art: string } {
  const { pen, room, draw, x, y, scale } = placement;
  const art = draw();
  const silhouette = pen.silhouette(mix(room.dark, room.table, 0.1), draw);
  const at = `translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(4)})`;
  const shadow = placement.hangs
    ? wallShadow(placement, silhouette)
    : `<g opacity="${lightness(room.table) < 0.45 ? 0.7 : 0.42}"><g filter="url(#${placement.pictureId}b)">${tableShadow(placement, silhouette)}</g></g>`;
  return { shadow: `<g transform="${at}">${shadow}</g>`, art: `<g transform="${at}">${art}</g>` };
}

function wallShadow({ room, pictureId }: Placement, silhouette: string): string {
  const opacity = lightness(room.wall) < 0.5 ? 0.45 : 0.24;
  return `<g filter="url(#${pictureId}b)" opacity="${opacity}"><g transform="translate(20 15)">${silhouette}</g></g>`;
}

function tableShadow(
  { pen, id, room, scale, height, depth, tableOnly }: Placement,
  silhouette: string,
): string {
  const reach = depth / scale;
  const bend = reach / LENGTH;
  const top = height + 40;
  const faded = lightness(room.table) < 0.45 ? 0.4 : 0.28;
  pen.define(
    `<g id="${id}z">${silhouette}</g>` +
      `<linearGradient id="${id}m" x1="0" y1="1" x2="0" y2="0">` +
      `<stop offset="0" stop-color="#fff" stop-opacity="1"/>` +
      `<stop offset="1" stop-color="#fff" stop-opacity="${faded}"/></linearGradient>` +
      `<mask id="${id}q" maskUnits="userSpaceOnUse" x="-400" y="${-top}" width="800" height="${top + 30}">` +
      `<rect x="-400" y="${-top}" width="800" height="${top + 30}" fill="url(#${id}m)"/></mask>` +
      `<clipPath id="${id}t"><rect x="-2000" y="${tenth(-reach)}" width="4000" height="2000"/></clipPath>` +
      `<clipPath id="${id}w"><rect x="-2000" y="-3000" width="4000" height="${tenth(3000 - reach)}"/></clipPath>`,
  );
  const figure = `<g mask="url(#${id}q)"><use href="#${id}z"/></g>`;
  const lying = `<g clip-path="url(#${id}t)"><g transform="matrix(1 0 -.8 ${LENGTH} 0 0)">${figure}</g></g>`;
  if (height <= bend || tableOnly) {
    return lying;
  }
  const lift = `matrix(1 0 -.16 .94 ${tenth(0.64 * bend)} ${tenth(0.94 * bend - reach)})`;
  return `${lying}<g clip-path="url(#${id}w)" opacity=".75"><g transform="${lift}">${figure}</g></g>`;
}
