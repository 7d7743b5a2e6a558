import { mix } from './colour.ts';
import { ellipse, tenth } from './geometry.ts';
import type { Palette } from './palettes.ts';

export const backdropNames = ['niche', 'disc', 'window', 'hills', 'arches', 'ogee', 'awning'] as const;
export type BackdropName = (typeof backdropNames)[number];

export interface Stage {
  width: number;
  height: number;
  /** Where the table meets the wall. */
  horizon: number;
  /** The middle of the scene. */
  cx: number;
  /** Which way a lopsided backdrop leans. */
  side: 1 | -1;
}

/** Wall, what is on it, and the table, all in one hue. */
export function backdrop(palette: Palette, name: BackdropName, stage: Stage): string {
  return wall(palette, name, stage) + floor(palette, stage, Math.min(stage.width, stage.height));
}

export function wall(palette: Palette, name: BackdropName, stage: Stage): string {
  const { width, height } = stage;
  return (
    `<rect width="${tenth(width)}" height="${tenth(height)}" fill="${palette.wall}"/>` +
    motifs[name](palette, stage, Math.min(width, height), mix(palette.wall, palette.table, 0.3))
  );
}

/** `unit` is the side that measures are taken from; the table's far edge catches a thin line of light. */
export function floor(palette: Palette, { width, height, horizon }: Stage, unit: number): string {
  return (
    `<rect y="${tenth(horizon)}" width="${tenth(width)}" height="${tenth(height - horizon)}" fill="${palette.table}"/>` +
    `<rect y="${tenth(horizon)}" width="${tenth(width)}" height="${tenth(unit * 0.006)}" fill="${mix(palette.table, palette.arch, 0.5)}"/>`
  );
}

/** The pointed arch of the market hall. */
export function ogee(cx: number, foot: number, radius: number, spring: number): string {
  const y = foot - spring;
  const shoulder = tenth(y - radius * 0.62);
  const neck = tenth(y - radius * 0.74);
  return (
    `M${tenth(cx - radius)} ${tenth(foot)}V${tenth(y)}` +
    `C${tenth(cx - radius)} ${shoulder} ${tenth(cx - radius * 0.28)} ${neck} ${tenth(cx)} ${tenth(y - radius * 1.22)}` +
    `C${tenth(cx + radius * 0.28)} ${neck} ${tenth(cx + radius)} ${shoulder} ${tenth(cx + radius)} ${tenth(y)}` +
    `V${tenth(foot)}Z`
  );
}

function roundArch(cx: number, foot: number, radius: number, spring: number): string {
  return (
    `M${tenth(cx - radius)} ${tenth(foot)}V${tenth(foot - spring)}` +
    `A${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(cx + radius)} ${tenth(foot - spring)}V${tenth(foot)}Z`
  );
}

const patch = (path: string, fill: string, opacity?: number) =>
  `<path d="${path}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`;

type Motif = (palette: Palette, stage: Stage, unit: number, middle: string) => string;

const motifs: Record<BackdropName, Motif> = {
  niche: (palette, { cx, horizon, height }, unit) =>
    patch(
      roundArch(cx, horizon, unit * 0.37, Math.min(unit * 0.34, horizon - height * 0.07 - unit * 0.37)),
      palette.arch,
    ),

  disc: (palette, { cx, horizon, side }, unit) =>
    patch(ellipse(cx + unit * 0.05 * side, horizon - unit * 0.3, unit * 0.38), palette.arch),

  // Light through a window of four panes, leaning the way the light comes.
  window: (palette, { cx, horizon }, unit) => {
    const [left, top] = [cx - unit * 0.34, horizon - unit * 0.8];
    const [paneWidth, paneHeight, lean] = [unit * 0.3, unit * 0.62, unit * 0.14];
    let art = '';
    for (let column = 0; column < 2; column++) {
      for (let row = 0; row < 2; row++) {
        const x = left + column * (paneWidth + unit * 0.035) + row * lean * 0.5;
        const y = top + row * (paneHeight / 2 + unit * 0.03) + column * unit * 0.05;
        art += patch(
          `M${tenth(x)} ${tenth(y)}l${tenth(paneWidth)} ${tenth(unit * 0.05)}` +
            `l${tenth(lean * 0.5)} ${tenth(paneHeight / 2)}l${tenth(-paneWidth)} ${tenth(-unit * 0.05)}Z`,
          palette.arch,
          0.8,
        );
      }
    }
    return art;
  },

  hills: (palette, { cx, horizon, side, width }, unit, middle) =>
    patch(ellipse(cx + unit * 0.22 * side, horizon - unit * 0.56, unit * 0.17), palette.arch) +
    patch(
      `M0 ${tenth(horizon - unit * 0.3)}C${tenth(width * 0.25)} ${tenth(horizon - unit * 0.46)} ` +
        `${tenth(width * 0.5)} ${tenth(horizon - unit * 0.1)} ${tenth(width)} ${tenth(horizon - unit * 0.42)}` +
        `V${tenth(horizon)}H0Z`,
      middle,
    ),

  arches: (palette, { cx, horizon, side }, unit, middle) =>
    patch(roundArch(cx - unit * 0.24 * side, horizon, unit * 0.27, unit * 0.2), middle) +
    patch(roundArch(cx + unit * 0.11 * side, horizon, unit * 0.28, unit * 0.44), palette.arch),

  ogee: (palette, { cx, horizon, height }, unit, middle) => {
    const fit = Math.min(1, (horizon - height * 0.05) / (unit * 0.85));
    return (
      patch(ogee(cx, horizon, unit * 0.42 * fit, unit * 0.34 * fit), middle) +
      patch(ogee(cx, horizon, unit * 0.36 * fit, unit * 0.33 * fit), palette.arch)
    );
  },

  awning: (palette, { cx, horizon, width, height }, unit, middle) => {
    const count = Math.max(6, Math.round((width / unit) * 6));
    const stripe = width / count;
    const drop = height * 0.1 + unit * 0.03;
    let art = '';
    for (let i = 0; i < count; i++) {
      art += patch(
        `M${tenth(i * stripe)} 0H${tenth(i * stripe + stripe)}V${tenth(drop)}` +
          `A${tenth(stripe / 2)} ${tenth(stripe * 0.42)} 0 0 1 ${tenth(i * stripe)} ${tenth(drop)}Z`,
        i % 2 ? middle : palette.arch,
      );
    }
    return art + patch(ellipse(cx, horizon - unit * 0.24, unit * 0.3), mix(palette.wall, palette.arch, 0.62));
  },
};
