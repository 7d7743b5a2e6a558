import { type Brush, DOWNWARDS, linear, radial, type Stop } from './brush.ts';

const FROM_RIGHT = 'x1="1" y1="0" x2="0" y2="1"';

const linears: [name: string, stops: Stop[], vector?: string][] = [
  [
    'wall',
    [
      [0, '#3a2115'],
      [0.35, '#7a4729'],
      [0.62, '#5b3320'],
      [1, '#1d0f09'],
    ],
  ],
  [
    'alcove',
    [
      [0, '#f1c38a'],
      [0.3, '#dd9e62'],
      [0.7, '#a9693a'],
      [1, '#6e3f22'],
    ],
  ],
  [
    'table',
    [
      [0, '#b87a48'],
      [0.16, '#9a6136'],
      [0.6, '#5c351c'],
      [1, '#2a160b'],
    ],
  ],
  [
    'skin',
    [
      [0, '#e0a077'],
      [0.5, '#c9835a'],
      [1, '#8d5234'],
    ],
    'x1="1" y1=".1" x2="0" y2=".6"',
  ],
  [
    'skinFar',
    [
      [0, '#d9966c'],
      [0.55, '#b9744c'],
      [1, '#84492d'],
    ],
    FROM_RIGHT,
  ],
  [
    'neck',
    [
      [0, '#a8663f'],
      [1, '#c37f56'],
    ],
  ],
  [
    'shirt',
    [
      [0, '#fdf0da'],
      [0.45, '#e7d0b0'],
      [1, '#a78766'],
    ],
    'x1="1" y1="0" x2="0" y2=".7"',
  ],
  [
    'sleeve',
    [
      [0, '#f7e6cb'],
      [0.6, '#d6bc99'],
      [1, '#94755a'],
    ],
    FROM_RIGHT,
  ],
  [
    'apron',
    [
      [0, '#35585e'],
      [0.55, '#264349'],
      [1, '#142529'],
    ],
    FROM_RIGHT,
  ],
  [
    'hair',
    [
      [0, '#5a3320'],
      [0.5, '#34190f'],
      [1, '#1c0d08'],
    ],
    'x1="1" y1="0" x2="0" y2=".7"',
  ],
  [
    'scarf',
    [
      [0, '#ffcf6e'],
      [0.6, '#e29b34'],
      [1, '#a8651c'],
    ],
    FROM_RIGHT,
  ],
  [
    'tenmoku',
    [
      [0, '#8a4f2c'],
      [0.22, '#4a2414'],
      [0.6, '#251009'],
      [1, '#120705'],
    ],
    'x1="1" y1="0" x2="0" y2=".4"',
  ],
  [
    'celadon',
    [
      [0, '#dff0de'],
      [0.4, '#a9cdb6'],
      [0.8, '#6c9a86'],
      [1, '#486f60'],
    ],
    'x1="1" y1="0" x2="0" y2=".3"',
  ],
];

const radials: [name: string, stops: Stop[], vector?: string][] = [
  [
    'wash',
    [
      [0, '#ffd79a', 0.95],
      [0.35, '#f3a75a', 0.5],
      [0.75, '#8a4a22', 0.12],
      [1, '#3a1d10', 0],
    ],
    'cx=".5" cy=".5" r=".5"',
  ],
  [
    'glow',
    [
      [0, '#ffe6b3', 0.85],
      [0.3, '#ffc06a', 0.34],
      [1, '#ff9a3a', 0],
    ],
  ],
  [
    'lamp',
    [
      [0, '#fff6dc'],
      [0.55, '#ffd58a'],
      [1, '#eb9a3d'],
    ],
    'cx=".45" cy=".5" r=".7"',
  ],
  [
    'vignette',
    [
      [0.5, '#000', 0],
      [1, '#0a0402', 0.62],
    ],
    'cx=".5" cy=".42" r=".78"',
  ],
];

/** Name, margin around what is blurred, and how much. */
const blurs: [name: string, margin: number, deviation: number][] = [
  ['soft', 5, 2.1],
  ['softer', 20, 5],
  ['softest', 50, 11],
];

/** Every gradient, blur and clip the scene uses; `blur` softens the whole picture. */
export function paints(brush: Brush, blur: number): string {
  const all: typeof blurs = blur ? [...blurs, ['whole', 5, blur]] : blurs;
  return (
    linears.map(([name, stops, vector]) => linear(brush.id(name), stops, vector ?? DOWNWARDS)).join('') +
    radials.map(([name, stops, vector]) => radial(brush.id(name), stops, vector)).join('') +
    all.map(([name, margin, deviation]) => soften(brush.id(name), margin, deviation)).join('') +
    clip(brush.id('arch'), 'M62,560 L62,214 C62,100 122,44 195,44 C268,44 328,100 328,214 L328,560 Z') +
    clip(brush.id('bowlShape'), 'M-50,0 C-46,34 -26,54 -14,58 L14,58 C26,54 46,34 50,0 Z')
  );
}

function soften(id: string, margin: number, deviation: number): string {
  const size = 100 + margin * 2;
  return (
    `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${size}%" height="${size}%">` +
    `<feGaussianBlur stdDeviation="${deviation}"/></filter>`
  );
}

function clip(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
}
