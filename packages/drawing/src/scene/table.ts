import type { Brush } from './brush.ts';
import { type Pot, pots } from './pottery.ts';

/** The table with its linen runner; the arms come onto it before the things in front. */
export function drawTable(brush: Brush): string {
  return `
  <path d="M-10,548 L400,548 L400,860 L-10,860 Z" fill="${brush.paint('table')}"/>
  <rect x="0" y="548" width="390" height="2" fill="#ffd39a" opacity=".6"/>
  <g stroke="#2a1408" stroke-opacity=".22" stroke-width="2" fill="none">
  <path d="M-10,592 C120,586 260,600 400,590"/>
  <path d="M-10,650 C120,660 260,640 400,654"/>
  <path d="M-10,724 C120,716 260,734 400,722"/>
  </g>
  <ellipse cx="230" cy="560" rx="180" ry="26" fill="#ffd39a" opacity=".2" filter="${brush.paint('softest')}"/>
  <path d="M118,552 L282,552 L322,844 L80,844 Z" fill="#e9d9bd" opacity=".82"/>
  <path d="M118,552 L282,552 L286,580 L114,580 Z" fill="#fff4dd" opacity=".4"/>
  <path d="M124,552 L90,844 M276,552 L312,844" stroke="#b5884c" stroke-width="2" stroke-dasharray="5 4" opacity=".6"/>`;
}

const inFront: Pot[] = [
  [62, 606, 1.3, '#9cc4ae', '#4b7464', '#e6f5e6', 0],
  [330, 604, 1.12, '#e3d3b5', '#947b57', '#fff6e0', 3],
  [330, 580, 1.0, '#b65c33', '#662c15', '#f0a873', 3],
  [330, 560, 0.92, '#34565c', '#1b3136', '#7ea8a8', 3],
  [120, 628, 0.78, '#3a2015', '#1a0c06', '#9a6038', 3],
  [270, 640, 0.7, '#d8cbb3', '#8d7a5d', '#fff4dc', 4],
];

/** Stands where the host would be, when nobody is there. */
const instead: Pot[] = [[196, 612, 1.25, '#3a2015', '#150a05', '#b5703a', 3]];

export function drawThings(brush: Brush, hostPresent: boolean): string {
  const lights = `
  <circle cx="18" cy="640" r="34" fill="#e8a44f" opacity="0.34"/>
  <circle cx="378" cy="690" r="40" fill="#d98838" opacity="0.3"/>
  <circle cx="352" cy="300" r="16" fill="#ffd9a0" opacity="0.22"/>`;
  return (
    `<g>${pots(brush, hostPresent ? inFront : [...inFront, ...instead])}</g>` +
    `<g filter="${brush.paint('softest')}">${lights}</g>`
  );
}
