import type { Brush } from './brush.ts';

export type Hold = 'bowl' | 'vase' | 'none';

/** Arms on the table, and what they hold up to the camera. */
export function drawHands(brush: Brush, hold: Hold): string {
  const arms = `<g>${sleeves(brush)}${hold === 'none' ? resting(brush) : lifted(brush)}</g>`;
  const held = { bowl: bowlInHands, vase: vaseInHands, none: () => '' }[hold];
  return arms + held(brush);
}

const sleeves = (brush: Brush) => `
  <path d="M112,386 C94,420 84,470 92,500 C100,516 132,512 146,494 L136,440 Z" fill="${brush.paint('sleeve')}"/>
  <path d="M286,386 C304,420 314,470 306,500 C298,516 266,512 252,494 L262,440 Z" fill="${brush.paint('sleeve')}"/>
  <path d="M92,500 C100,520 134,514 146,494" stroke="#8d6e50" stroke-width="3" fill="none" opacity=".6"/>
  <path d="M306,500 C298,520 264,514 252,494" stroke="#b3926e" stroke-width="3" fill="none" opacity=".6"/>`;

const resting = (brush: Brush) => `
  <path d="M98,506 C104,530 124,548 150,552 L190,552 C196,546 194,538 186,536 L160,530 C146,522 140,508 142,498 C130,512 106,514 98,506 Z" fill="${brush.paint('skinFar')}"/>
  <path d="M300,506 C294,530 274,548 248,552 L206,554 C200,548 204,538 212,536 L238,530 C252,522 258,508 256,498 C268,512 292,514 300,506 Z" fill="${brush.paint('skinFar')}"/>`;

const lifted = (brush: Brush) => `
  <path d="M98,504 C94,488 108,466 140,446 L156,438 C164,450 160,462 152,470 C146,480 144,490 142,497 C130,512 106,514 98,504 Z" fill="${brush.paint('skinFar')}"/>
  <path d="M300,504 C304,488 290,466 258,446 L242,438 C234,450 238,462 246,470 C252,480 254,490 256,497 C268,512 292,514 300,504 Z" fill="${brush.paint('skin')}"/>`;

const bowlInHands = (brush: Brush) => `
  <g transform="translate(199 404)">
  <ellipse cx="0" cy="70" rx="44" ry="9" fill="#0b1517" opacity=".4" filter="${brush.paint('softer')}"/>
  <path d="M-50,0 C-46,34 -26,54 -14,58 L14,58 C26,54 46,34 50,0 Z" fill="${brush.paint('tenmoku')}"/>
  <g clip-path="${brush.paint('bowlShape')}">
  <path d="M-50,4 C-40,12 -32,6 -24,14 C-16,8 -8,16 0,10 C10,18 18,8 28,14 C36,6 44,12 52,4 L52,-6 L-52,-6 Z" fill="#b5703a" opacity=".7"/>
  <path d="M30,6 C30,26 22,42 14,52" stroke="#f2b679" stroke-width="5" stroke-linecap="round" fill="none" opacity=".55"/>
  <g fill="#c98a55" opacity=".55">
  <circle cx="-20" cy="26" r="1.2"/>
  <circle cx="-8" cy="34" r="1.5"/>
  <circle cx="6" cy="28" r="1.2"/>
  <circle cx="-28" cy="18" r="1"/>
  <circle cx="16" cy="38" r="1.1"/>
  <circle cx="-14" cy="44" r="1"/>
  </g>
  </g>
  <path d="M-15,57 L15,57 L13,63 L-13,63 Z" fill="#6e3f24"/>
  <ellipse cx="0" cy="0" rx="50" ry="13" fill="#a2632f"/>
  <ellipse cx="0" cy="1" rx="47" ry="11" fill="#2a120a"/>
  <path d="M-44,3 C-30,11 30,11 44,3 C36,10 -36,10 -44,3 Z" fill="#7a4222"/>
  <path d="M8,-9 C30,-8 44,-3 47,1" stroke="#ffdca6" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/>
  </g>
  <g>
  <path d="M150,436 C142,424 144,410 152,408 C160,408 162,424 164,436 C170,446 178,452 182,458 C180,466 170,466 160,464 C152,458 150,446 150,436 Z" fill="${brush.paint('skinFar')}"/>
  <path d="M158,440 C166,448 176,453 182,458 M156,448 C163,456 170,460 176,463" stroke="#70391f" stroke-width="1.5" fill="none" opacity=".6" stroke-linecap="round"/>
  <path d="M248,436 C256,424 254,410 246,408 C238,408 236,424 234,436 C228,446 220,452 216,458 C218,466 228,466 238,464 C246,458 248,446 248,436 Z" fill="${brush.paint('skin')}"/>
  <path d="M240,440 C232,448 222,453 216,458 M242,448 C235,456 228,460 222,463" stroke="#8a4c2c" stroke-width="1.5" fill="none" opacity=".6" stroke-linecap="round"/>
  </g>`;

const vaseInHands = (brush: Brush) => `
  <g transform="translate(199 478)">
  <g transform="scale(1.55)">
  <path d="M-9,-74 C-9,-58 -32,-50 -32,-26 C-32,-8 -18,0 0,0 C18,0 32,-8 32,-26 C32,-50 9,-58 9,-74 Z" fill="${brush.paint('celadon')}"/>
  <ellipse cx="0" cy="-74" rx="9" ry="2.4" fill="#e9f5e6"/>
  <ellipse cx="0" cy="-73.6" rx="7" ry="1.7" fill="#2c4a3f"/>
  <path d="M14,-48 C24,-40 26,-24 20,-12" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none" opacity=".7"/>
  <path d="M-20,-34 C-10,-28 12,-28 22,-36 M-26,-22 C-10,-14 14,-14 28,-24" stroke="#5d8c79" stroke-width=".9" fill="none" opacity=".7"/>
  </g>
  </g>
  <path d="M146,446 C140,430 146,420 154,420 C162,424 160,438 166,446 C174,452 178,460 176,466 C168,472 152,466 148,458 Z" fill="${brush.paint('skinFar')}"/>
  <path d="M252,446 C258,430 252,420 244,420 C236,424 238,438 232,446 C224,452 220,460 222,466 C230,472 246,466 250,458 Z" fill="${brush.paint('skin')}"/>`;
