import { good, type ShopContent } from '../shop-content.ts';

export const oruCamera: ShopContent = {
  name: 'Oru Camera',
  slug: 'oru-camera',
  host: 'davi.oru',
  city: 'Lisbon',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  verified: true,
  openedDaysAgo: 1420,
  shipsWithinDays: 2,
  story:
    'Film cameras that work. Davi shoots a roll through each one, scans it, and puts the contact sheet in the box.\n\nNew skins are cut here, in colours the factories never dared.',
  policies: 'Six months on shutter and meter. A tested roll comes with every body. Returns within 14 days.',
  habits: [
    'A roll has been through it; the contact sheet is in the box.',
    'Shutter timed at every speed, seals replaced, glass cleaned.',
    'Six months’ warranty on shutter and meter.',
  ],
  banner: {
    kinds: ['camera', 'books', 'camera', 'backpack', 'camera', 'camera', 'books'],
    palette: 'terracotta',
  },
  goods: [
    good('Rangefinder, teal skin', 'camera/two-tone', ['teal/terracotta'], 142, {
      condition: 'used',
      auction: { minutesLeft: 11, bids: 9, start: 40, reserve: 320 },
    }),
    good('Rangefinder, rust skin', 'camera/two-tone', ['rust/saffron', 'plum/sage'], 168, {
      condition: 'used',
    }),
    good('35 mm steel body, honey', 'camera/steel', ['honey/sea'], 210, { condition: 'used' }),
    good('Travel camera, violet skin', 'camera/steel', ['violet/linen', 'terracotta/lagoon'], 185, {
      condition: 'used',
    }),
    good('Half-frame, celadon', 'camera/two-tone', ['celadon/plum'], 134, {
      condition: 'used',
      offers: true,
    }),
    good('Street camera, deep sea', 'camera/steel', ['deep sea/blush'], 240, { condition: 'used', was: 275 }),
    good('First camera, sun skin', 'camera/two-tone', ['sun/lagoon', 'sage/blush'], 79, {
      condition: 'used',
    }),
    good('Zone-focus compact, coral', 'camera/two-tone', ['coral/ink'], 96, { condition: 'used' }),
    good('Press rangefinder, pine', 'camera/steel', ['pine/dusk'], 320, {
      condition: 'used',
      auction: { minutesLeft: 640, bids: 19, start: 80, reserve: 260 },
    }),
    good('Serviced body, plum skin', 'camera/steel', ['plum/saffron'], 225, {
      condition: 'used',
      offers: true,
    }),
    good('Market-day compact, amber', 'camera/two-tone', ['amber/plum', 'lagoon/linen'], 88, {
      condition: 'used',
    }),
    good('Parts body, ember skin', 'camera/steel', ['ember/sage'], 35, { condition: 'for-parts' }),
    good('Field pack for two bodies, teal', 'backpack/rucksack', ['teal/sea', 'rust/dusk'], 118),
    good('Three books on seeing', 'books/three-glasses', ['terracotta/linen'], 44),
    good('Rangefinder, ink and bone', 'camera/two-tone', ['bone/plum'], 178, {
      condition: 'like-new',
      offers: true,
    }),
  ],
  shows: [
    {
      title: 'Rangefinders, tested live',
      about: 'Davi fires each shutter next to the microphone. You hear the slow speeds before you bid.',
      piece: 'Rangefinder, rust skin',
      live: { minutesAgo: 17, viewers: 271, room: 'lagoon', lots: 16, lot: 5, start: 30, price: 118 },
    },
    {
      title: 'Ten cameras under $100',
      about: 'For a first roll, or a third try.',
      piece: 'First camera, sun skin',
      inHours: 52,
      reminders: 85,
      lots: 10,
      start: 15,
    },
    {
      title: 'Half-frames and oddities',
      about: 'Seventy-two pictures to the roll.',
      piece: 'Half-frame, celadon',
      daysAgo: 6,
      lots: 12,
    },
    {
      title: 'Skins cut to order',
      about: 'Choose a colour, watch it go on.',
      piece: 'Rangefinder, ink and bone',
      daysAgo: 22,
      lots: 15,
    },
  ],
  events: [
    {
      title: 'Film walk: Alfama at dusk',
      about:
        'One camera, one roll, one hill. We lend the cameras, film’s included, and we develop together the week after.',
      inDays: 2,
      at: '16:15',
      hours: 2.5,
      place: 'Miradouro das Portas do Sol',
      address: 'Largo das Portas do Sol',
      tickets: [{ name: 'Walk and one roll', price: 20 }],
      kinds: ['hat', 'camera', 'books'],
      palette: 'lagoon',
    },
    {
      title: 'Darkroom for two',
      about: 'A red lamp, three trays, and the first print of your life.',
      inDays: 14,
      at: '18:00',
      hours: 3,
      place: 'Oru darkroom',
      address: 'Beco do Carneiro 3',
      capacity: 4,
      taken: 2,
      tickets: [{ name: 'Two people', price: 64 }],
      kinds: ['camera', 'lamp', 'books'],
      palette: 'plum',
    },
  ],
};
