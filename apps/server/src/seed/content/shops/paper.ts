import { good, type ShopContent } from '../shop-content.ts';

export const paperLantern: ShopContent = {
  name: 'Paper Lantern',
  slug: 'paper-lantern',
  host: 'yuki.tanabe',
  city: 'Kyoto',
  country: 'JP',
  timeZone: 'Asia/Tokyo',
  openedDaysAgo: 830,
  shipsWithinDays: 3,
  story:
    'Prints and second-hand books from a machiya with a risograph where the kitchen was.\n\nYuki prints in editions of eighty and numbers them with a brush.',
  policies: 'Prints travel in tubes, framed ones in crates. Books are described down to the last dog-ear.',
  habits: [
    'Printed here in an edition of eighty, numbered with a brush.',
    'Packed by someone who has cried over a bent corner.',
    'Soy inks on cotton paper that won’t yellow.',
  ],
  banner: { kinds: ['books', 'poster', 'candle', 'books', 'poster', 'lamp', 'books'], palette: 'dusk' },
  goods: [
    good('Sun over the inlet, framed', 'poster/sun', ['rust/saffron', 'honey/lagoon'], 78),
    good('Two arches, framed in oak', 'poster/arches', ['terracotta/sage', 'plum/linen'], 84),
    good('Ribbon study, rust', 'poster/ribbon', ['rust/sea', 'teal/blush'], 66),
    good('Three stems in a jar', 'poster/flowers', ['amber/dusk', 'deep sea/saffron'], 72),
    good('Balanced stones, edition of 80', 'poster/stones', ['sage/terracotta', 'coral/plum'], 90, {
      was: 110,
    }),
    good('Fern, framed in oak', 'poster/leaf', ['ember/linen', 'sun/lagoon'], 74),
    good('Four novels for the train', 'books/four-glasses', ['plum/blush'], 32, { condition: 'used' }),
    good('Three cookbooks, lightly stained', 'books/three-apple', ['terracotta/sea'], 28, {
      condition: 'used',
    }),
    good('Poetry and a cup', 'books/three-cup', ['deep sea/saffron'], 36, { condition: 'used' }),
    good('Art school shelf, four volumes', 'books/four-cup', ['honey/ink'], 58, {
      condition: 'used',
      offers: true,
    }),
    good('Garden library, four books', 'books/four-apple', ['pine/dusk'], 46, {
      condition: 'used',
      auction: { minutesLeft: 40, bids: 5, start: 8 },
    }),
    good('Detective stories, first printings', 'books/three-glasses', ['violet/sage'], 95, {
      condition: 'used',
      auction: { minutesLeft: 870, bids: 12, start: 20, reserve: 60 },
    }),
    good('Artist’s proof, plum arches', 'poster/arches', ['plum/sea'], 130, {
      auction: { minutesLeft: 2050, bids: 6, start: 30 },
    }),
    good('Reading candle, cedar', 'candle/jar', ['rust/lagoon', 'violet/blush'], 26),
    good('Ribbon study, lagoon', 'poster/ribbon', ['lagoon/linen', 'plum/terracotta'], 66),
    good('Stones at low tide, violet', 'poster/stones', ['violet/sage'], 88),
  ],
  shows: [
    {
      title: 'Riso prints, numbered and signed',
      about: 'Fresh off the drum. Number one goes first, as it should.',
      piece: 'Ribbon study, rust',
      inHours: 31,
      reminders: 73,
      lots: 20,
      start: 10,
    },
    {
      title: 'A shelf by the yard',
      about: 'Books in stacks, no peeking.',
      piece: 'Four novels for the train',
      daysAgo: 14,
      lots: 16,
    },
  ],
  events: [
    {
      title: 'Print your own poster',
      about: 'Two colours, forty copies, one afternoon with a machine that jams twice an hour.',
      inDays: 12,
      at: '13:00',
      hours: 4,
      place: 'Paper Lantern',
      address: 'Gokomachi-dori 271',
      capacity: 6,
      taken: 3,
      tickets: [{ name: 'Ink and paper', price: 55 }],
      kinds: ['books', 'poster', 'lamp'],
      palette: 'dusk',
    },
  ],
};
