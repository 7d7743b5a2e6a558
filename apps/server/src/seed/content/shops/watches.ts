import { good, type ShopContent } from '../shop-content.ts';

export const tickAtelier: ShopContent = {
  name: 'Tick Atelier',
  slug: 'tick-atelier',
  host: 'leonie.favre',
  city: 'La Chaux-de-Fonds',
  country: 'CH',
  timeZone: 'Europe/Zurich',
  verified: true,
  openedDaysAgo: 1290,
  shipsWithinDays: 2,
  story:
    'Hand-wound watches from the sixties and seventies, opened, cleaned and timed on the bench where Léonie’s father worked.\n\nEach leaves with its timing sheet, because “runs well” isn’t a number.',
  policies:
    'Twelve months’ warranty on the movement. Insured shipping. Returns within 14 days, in the condition it left us.',
  habits: [
    'Serviced this year; the timing sheet is in the box.',
    'Comes with twelve months’ warranty on the movement.',
    'Opened, cleaned, oiled and timed in six positions.',
  ],
  banner: { kinds: ['clock', 'watch', 'clock', 'watch', 'watch', 'clock', 'watch'], palette: 'linen' },
  goods: [
    good('Hand-wound field watch, 1971', 'watch/round-dial', ['brass/ink'], 310, {
      condition: 'used',
      auction: { minutesLeft: 3, bids: 23, start: 80, reserve: 280 },
    }),
    good('1971 square, serviced', 'watch/square', ['teal/linen'], 640, { condition: 'used', offers: true }),
    good('Round dress watch, plum strap', 'watch/round', ['plum/sage', 'deep sea/blush'], 420),
    good('Square with a colour dial, honey', 'watch/square-dial', ['honey/dusk'], 580, { condition: 'used' }),
    good('Railway watch, deep sea strap', 'watch/round', ['deep sea/saffron'], 360, {
      condition: 'used',
      offers: true,
    }),
    good('Cushion square, rust strap', 'watch/square', ['rust/sea', 'pine/linen'], 510, { was: 570 }),
    good('Diver’s round, lagoon strap', 'watch/round-dial', ['lagoon/saffron'], 690, {
      condition: 'used',
      auction: { minutesLeft: 210, bids: 16, start: 150, reserve: 550 },
    }),
    good('School watch, sun strap', 'watch/round', ['sun/lagoon', 'coral/plum'], 145),
    good('Conductor’s square, violet', 'watch/square-dial', ['violet/terracotta'], 455, {
      condition: 'used',
    }),
    good('Alarm clock, terracotta', 'clock/alarm', ['terracotta/sage', 'teal/saffron'], 68),
    good('Mantel clock, pine', 'clock/mantel', ['pine/blush', 'ember/linen'], 190),
    good('Travel alarm, honey', 'clock/alarm', ['honey/plum'], 74, {
      condition: 'used',
      auction: { minutesLeft: 760, bids: 6, start: 15 },
    }),
    good('Mantel clock, violet', 'clock/mantel', ['violet/dusk'], 230, { condition: 'used', offers: true }),
    good('Field watch strap set, ember', 'watch/round', ['ember/lagoon', 'sage/ink'], 58),
    good('Kitchen alarm, deep sea', 'clock/alarm', ['deep sea/terracotta', 'rust/dusk'], 64, { was: 79 }),
  ],
  shows: [
    {
      title: 'Ten squares under a thousand',
      about: 'Square cases, square prices. Léonie opens each back so you can see what you’re bidding on.',
      piece: '1971 square, serviced',
      live: { minutesAgo: 38, viewers: 612, room: 'linen', lots: 10, lot: 4, start: 120, price: 640 },
    },
    {
      title: 'One owner, one watch',
      about: 'Six watches that have known one wrist each, and a letter with every one.',
      piece: 'Hand-wound field watch, 1971',
      inHours: 74,
      reminders: 119,
      lots: 6,
      start: 150,
    },
    {
      title: 'Straps, buckles and small change',
      about: 'Everything under $80.',
      piece: 'Field watch strap set, ember',
      daysAgo: 8,
      lots: 26,
    },
    {
      title: 'Clocks that wake you gently',
      about: 'Alarm clocks, all ringing, none at once.',
      piece: 'Alarm clock, terracotta',
      daysAgo: 24,
      lots: 15,
    },
  ],
  events: [
    {
      title: 'Open a watch, close it again',
      about: 'An evening with tweezers: you take a movement apart, and it ticks when you leave.',
      inDays: 10,
      at: '18:00',
      hours: 3,
      place: 'The bench',
      address: 'Rue du Parc 31',
      capacity: 6,
      taken: 4,
      tickets: [{ name: 'Bench seat', price: 120, note: 'Tools lent, movement yours to keep' }],
      kinds: ['clock', 'watch', 'books'],
      palette: 'linen',
    },
  ],
};
