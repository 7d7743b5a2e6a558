import type { Brush } from './brush.ts';
import { type Pot, plate, pots } from './pottery.ts';

/** The wall with its alcove of shelves, lit by two lanterns. */
export function drawRoom(brush: Brush): string {
  return (
    `<rect width="390" height="844" fill="${brush.paint('wall')}"/>` +
    `<g filter="${brush.paint('soft')}">${plaster}${alcove(brush)}` +
    `${lantern(brush, 42, 150, 0.92)}${lantern(brush, 352, 96, 1.12)}${pots(brush, besides)}</g>` +
    `<circle cx="352" cy="96" r="230" fill="${brush.paint('glow')}" opacity=".5"/>`
  );
}

const plaster = `
  <g stroke="#ffd9a8" stroke-opacity=".05" stroke-width="14" fill="none">
  <path d="M-20,90 C90,60 180,120 420,70"/>
  <path d="M-20,300 C60,280 70,330 70,330"/>
  <path d="M330,360 C360,350 400,365 420,350"/>
  </g>`;

const upperShelf: Pot[] = [
  [98, 168, 0.62, '#7fa392', '#3d5f52', '#d3e6d4', 0],
  [132, 168, 0.55, '#d8cbb3', '#8d7a5d', '#fff4dc', 2],
];

const shelves: Pot[] = [
  [246, 168, 0.56, '#e9dcc3', '#a18a68', '#fff8e6', 1],
  [276, 168, 0.7, '#8b4a2b', '#4c2312', '#d58a5c', 0],
  [306, 168, 0.5, '#38595f', '#1c3338', '#7fa6a8', 4],
  [90, 286, 0.62, '#b5562f', '#632a14', '#eea06b', 3],
  [92, 269, 0.56, '#e6d8bd', '#9c8662', '#fff5de', 3],
  [120, 286, 0.6, '#2f3a40', '#161d20', '#6b8288', 1],
  [278, 286, 0.62, '#a9cdb6', '#57806f', '#e8f5e6', 4],
  [308, 286, 0.66, '#d9c6a3', '#8f7650', '#fff0d0', 2],
  [88, 404, 0.72, '#dcc9a6', '#8c734d', '#fff2d6', 0],
  [306, 404, 0.72, '#6b3a22', '#34180c', '#b77a50', 1],
];

/** Left and right of the alcove. */
const besides: Pot[] = [
  [22, 520, 1.1, '#c7a477', '#6d5030', '#f3d9a8', 2],
  [372, 512, 1.15, '#355a5e', '#182e31', '#86b0ae', 0],
];

const alcove = (brush: Brush) => `
  <path d="M52,566 L52,214 C52,92 118,34 195,34 C272,34 338,92 338,214 L338,566 Z" fill="#5a3018"/>
  <path d="M55,566 L55,214 C55,95 119,38 195,38 C271,38 335,95 335,214 L335,566" fill="none" stroke="#e3a665" stroke-opacity=".5" stroke-width="2"/>
  <g clip-path="${brush.paint('arch')}">
  <rect x="40" y="30" width="310" height="560" fill="${brush.paint('alcove')}"/>
  <path d="M62,560 L62,214 C62,100 122,44 195,44 C150,60 92,110 88,214 L88,560 Z" fill="#3a1a0a" opacity=".42"/>
  <circle cx="232" cy="150" r="190" fill="${brush.paint('wash')}" opacity=".85"/>
  ${shelf(168)}${shelf(286)}${shelf(404)}
  ${pots(brush, upperShelf)}${plate(164, 144, 0.86, '#34555d', '#1e353b')}${pots(brush, shelves)}
  </g>`;

const shelf = (y: number) => `
  <rect x="60" y="${y}" width="270" height="7" rx="1" fill="#7a4a28"/>
  <rect x="60" y="${y}" width="270" height="1.6" fill="#d89a5c" opacity=".7"/>
  <rect x="60" y="${y + 7}" width="270" height="16" fill="#1d0e07" opacity=".32"/>`;

const lantern = (brush: Brush, x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
  <path d="M0,-300 L0,-30" stroke="#2a160c" stroke-width="1.6"/>
  <circle r="120" fill="${brush.paint('glow')}"/>
  <path d="M-8,-30 L8,-30 L14,-22 L-14,-22 Z" fill="#4a2a14"/>
  <path d="M-14,-22 C-30,-12 -30,14 -12,26 L12,26 C30,14 30,-12 14,-22 Z" fill="${brush.paint('lamp')}"/>
  <path d="M-6,-22 C-14,-8 -14,12 -5,26 M6,-22 C14,-8 14,12 5,26 M-25,2 L25,2" stroke="#8a4a17" stroke-width="1.2" fill="none" opacity=".75"/>
  <path d="M-12,26 L12,26 L6,34 L-6,34 Z" fill="#4a2a14"/>
  </g>`;
