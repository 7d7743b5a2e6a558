/** What someone says in the demo world: words, or a thing. */
export type DemoSaid =
  | { text: string }
  | { product: string }
  | { offer: string }
  | { picture: DemoPicture; text?: string };

export interface DemoPicture {
  name: string;
  alt: string;
  kind: 'teapot' | 'vase';
  seed: string;
}

export interface DemoTalk {
  between: [one: string, other: string];
  said: Array<[who: string, minutesAgo: number, what: DemoSaid]>;
  /** How many of the last ones are not read yet. */
  unread?: number;
  reactions?: Record<number, [who: string, emoji: string]>;
}

const DAY = 1_440;
const ines = 'ines.carvalho';
const amina = 'amina.haddad';

const words = (text: string): DemoSaid => ({ text });

/** The conversations of the demo buyer and the demo seller. */
export const talks: readonly DemoTalk[] = [
  {
    between: [ines, amina],
    said: [
      [amina, 64, { product: 'Honey-glaze teapot, 1.2 L' }],
      [ines, 41, words('Does the strainer lift out?')],
      [ines, 41, words('And would you take $48 for it?')],
      [amina, 22, words('It does. Here’s one from today’s kiln, the glaze came out a little warmer:')],
      [
        amina,
        22,
        { picture: { name: 'todays-kiln', alt: 'A honey-glazed teapot', kind: 'teapot', seed: 'kiln 9' } },
      ],
      [amina, 21, { offer: 'Honey-glaze teapot, 1.2 L' }],
    ],
    reactions: { 4: [ines, '😍'] },
  },
  {
    between: [ines, 'nour.bennis'],
    said: [
      ['nour.bennis', DAY + 70, words('The throws you asked about are in tonight’s show, lots 8 to 11.')],
      [ines, DAY + 52, words('I’ll be there. The undyed one is mine.')],
      ['nour.bennis', 46, words('You won lot 9, the wool throws')],
    ],
    unread: 1,
  },
  {
    between: [ines, 'tomas.lindqvist'],
    said: [
      [ines, 3 * DAY, words('You have the Rolleiflex from the show, don’t you? I lost by two dollars.')],
      [
        'tomas.lindqvist',
        152,
        words('I do, and it needs a shutter. Would $120 make up for the two dollars?'),
      ],
    ],
    unread: 1,
  },
  {
    between: [ines, 'idris.tazi'],
    said: [
      [ines, DAY + 300, words('Are the brass lanterns in the show or in the shop?')],
      ['idris.tazi', DAY + 180, words('In the show.')],
      ['idris.tazi', DAY + 179, words('We go live at 9. The lanterns are lot 3')],
    ],
    unread: 2,
  },
  {
    between: [ines, 'priya.raman'],
    said: [
      [ines, 5 * DAY, words('The mug is on its way. I wrapped it in one of my scarves, keep it.')],
      ['priya.raman', 3 * DAY, words('Thank you! It arrived this morning')],
    ],
    reactions: { 1: [ines, '💛'] },
  },
  {
    between: [ines, 'kerem.aksoy'],
    said: [
      [ines, 4 * DAY + 400, words('Did the bossa record go out?')],
      ['kerem.aksoy', 4 * DAY, words('Packed and on its way. Tracking’s in your order')],
    ],
  },
  {
    between: [ines, 'souk.support'],
    said: [
      [ines, 8 * DAY, words('The bowl came in four pieces. There are photos in the case.')],
      ['souk.support', 7 * DAY, words('Case 2291 is settled. Your $24.00 refund is on its way to your card')],
      [ines, 7 * DAY - 30, words('That was quick. Thank you!')],
    ],
  },
  {
    between: [ines, 'henrik.aas'],
    said: [
      [ines, 10 * DAY + 90, words('How did the vase turn out in the new light?')],
      [
        'henrik.aas',
        10 * DAY,
        { picture: { name: 'henriks-vase', alt: 'A vase by a window', kind: 'vase', seed: 'henrik' } },
      ],
    ],
  },
  {
    between: [amina, 'noor.k'],
    said: [
      ['noor.k', 190, words('Is the celadon safe for matcha, or will it stain?')],
      [amina, 168, words('Safe, and it stains a little. I think that’s the best part.')],
      ['noor.k', 12, words('Then I’d like two. Can you hold them until Friday?')],
    ],
    unread: 1,
  },
  {
    between: [amina, 'claire.dubois'],
    said: [
      ['claire.dubois', DAY + 420, { product: 'Candlesticks, ember' }],
      ['claire.dubois', DAY + 419, words('Do these come taller?')],
      [amina, DAY + 404, words('I can throw a 24 cm pair for the next firing, same price.')],
      ['claire.dubois', DAY + 380, words('Yes please!')],
    ],
  },
  {
    between: [amina, 'samuel.adeyemi'],
    said: [
      ['samuel.adeyemi', 2 * DAY + 33, words('Hi Amina, do you ship to Leeds without a customs surprise?')],
      [amina, 2 * DAY + 12, words('Yes, duties are in the price at checkout.')],
    ],
  },
  {
    between: [amina, 'elena.rossi'],
    said: [
      ['elena.rossi', 6 * DAY, words('The lid of my teapot sits a hair too tight.')],
      [
        amina,
        6 * DAY - 17,
        words('Twist it dry twenty times, the glaze polishes itself. If not, send it home.'),
      ],
      ['elena.rossi', 5 * DAY, words('It worked!')],
    ],
    reactions: { 2: [amina, '🎉'] },
  },
];
