import { good, type ShopContent } from '../shop-content.ts';

export const fjordAndForm: ShopContent = {
  name: 'Fjord & Form',
  slug: 'fjord-form',
  host: 'ingrid.solheim',
  city: 'Bergen',
  country: 'NO',
  timeZone: 'Europe/Oslo',
  openedDaysAgo: 700,
  shipsWithinDays: 7,
  story:
    'Chairs with a past: bought from schools, ferries and parsonages, re-glued, re-woven, re-covered in Norwegian wool.\n\nIngrid sits in each for a whole evening before she decides on a price.',
  policies:
    'Two people carry it to your room. Fourteen days to try it at home; we’ll collect it if it doesn’t fit.',
  habits: [
    'Sat in for a whole evening before we priced it.',
    'Joints re-glued, legs levelled, felt under the feet.',
    'Two people carry it to the room you choose.',
  ],
  banner: { kinds: ['lamp', 'chair', 'books', 'chair', 'plant', 'chair', 'vase'], palette: 'dusk' },
  goods: [
    good('Armchair, rust wool', 'chair/arm', ['rust/sage', 'deep sea/linen'], 420),
    good('Ladder-back chair, honey seat', 'chair/ladder', ['honey/sea'], 145, { condition: 'used' }),
    good('Armchair, teal wool', 'chair/arm', ['teal/blush', 'plum/saffron'], 440, { was: 495 }),
    good('Parsonage chair, violet', 'chair/ladder', ['violet/dusk'], 160, {
      condition: 'used',
      offers: true,
    }),
    good('Fireside chair, plum', 'chair/arm', ['plum/terracotta'], 390, { condition: 'used', offers: true }),
    good('Ferry armchair, pine', 'chair/arm', ['pine/linen'], 360, {
      condition: 'used',
      auction: { minutesLeft: 145, bids: 15, start: 80, reserve: 250 },
    }),
    good('School chair, rust', 'chair/ladder', ['rust/saffron', 'lagoon/linen'], 120, { condition: 'used' }),
    good('Reading chair, amber', 'chair/arm', ['amber/lagoon', 'violet/sea'], 410),
    good('Kitchen chair, deep sea', 'chair/ladder', ['deep sea/terracotta', 'ember/sage'], 135),
    good('Nursery armchair, coral', 'chair/arm', ['coral/sea'], 380),
    good('Pair of ladder-backs, sun', 'chair/ladder', ['sun/plum'], 260, {
      condition: 'used',
      auction: { minutesLeft: 1730, bids: 6, start: 50 },
    }),
    good('Window armchair, bone', 'chair/arm', ['bone/ink'], 450, { offers: true }),
    good('Chairside lamp, honey', 'lamp/round', ['honey/lagoon', 'teal/saffron'], 130),
    good('Floor plant in a violet pot', 'plant/sword:dipped', ['violet/sage', 'terracotta/dusk'], 68),
  ],
  shows: [
    {
      title: 'Chairs worth sitting in',
      about: 'Ingrid sits, rocks, leans back and tells you the truth.',
      piece: 'Armchair, rust wool',
      inHours: 54,
      reminders: 67,
      lots: 12,
      start: 60,
    },
    {
      title: 'From a closed school',
      about: 'Thirty chairs, carved initials included.',
      piece: 'School chair, rust',
      daysAgo: 17,
      lots: 30,
    },
  ],
  events: [
    {
      title: 'Weave a seat in paper cord',
      about: 'Bring a bare frame or borrow ours. It takes a day and both hands.',
      inDays: 18,
      at: '10:00',
      hours: 6,
      place: 'Fjord & Form workshop',
      address: 'Skuteviksboder 21',
      capacity: 8,
      taken: 4,
      tickets: [
        { name: 'Cord, lunch and a stool', price: 95 },
        { name: 'With your own frame', price: 72 },
      ],
      kinds: ['chair', 'plant', 'chair'],
      palette: 'saffron',
    },
  ],
};
