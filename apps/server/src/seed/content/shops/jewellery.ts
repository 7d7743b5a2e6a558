import { good, type ShopContent } from '../shop-content.ts';

export const casaBrillo: ShopContent = {
  name: 'Casa Brillo',
  slug: 'casa-brillo',
  host: 'valentina.ossa',
  city: 'Cartagena',
  country: 'CO',
  timeZone: 'America/Bogota',
  verified: true,
  openedDaysAgo: 870,
  shipsWithinDays: 3,
  story:
    'Rings set by hand in a street of goldsmiths, and sunglasses from the shop next door, because the light here asks for both.\n\nValentina buys stones from people whose names she knows.',
  policies: 'One free resizing within a year. Stones are described without poetry. Returns within 30 days.',
  habits: [
    'Set by hand; one resizing within a year is free.',
    'The stone’s mine and cutter are on the card.',
    'Recycled gold and silver, hallmarked inside the band.',
  ],
  banner: { kinds: ['ring', 'perfume', 'ring', 'handbag', 'watch', 'ring', 'sunglasses'], palette: 'dusk' },
  goods: [
    good('Tourmaline ring, pine', 'ring/gold-stone', ['pine/blush'], 290),
    good('Garnet ring, plum', 'ring/gold-stone', ['plum/sage'], 240, { was: 285 }),
    good('Moonstone ring in silver', 'ring/silver-pale', ['terracotta/lagoon'], 130),
    good('Citrine ring, honey', 'ring/silver-stone', ['honey/dusk'], 165),
    good('Aquamarine ring in gold', 'ring/gold-pale', ['rust/plum'], 340, { offers: true }),
    good('Amethyst ring, violet', 'ring/silver-stone', ['violet/linen'], 190, {
      auction: {
        minutesLeft: 18,
        bids: 10,
        start: 30,
        reserve: 140,
        closing: { kind: 'random', seconds: 300 },
      },
    }),
    good('Indicolite ring, deep sea', 'ring/gold-stone', ['deep sea/saffron'], 410),
    good('Fire opal ring, rust', 'ring/silver-stone', ['rust/sea'], 220),
    good('Round sunglasses, terracotta', 'sunglasses/round', ['terracotta/sea', 'pine/linen'], 78),
    good('Cat-eye sunglasses, plum', 'sunglasses/cat-eye', ['plum/dusk', 'teal/saffron'], 84),
    good('Keyhole sunglasses, deep sea', 'sunglasses/keyhole', ['deep sea/blush', 'rust/sage'], 80),
    good('Cat-eye sunglasses, rust', 'sunglasses/cat-eye', ['rust/linen', 'violet/terracotta'], 84, {
      was: 96,
    }),
    good('Round sunglasses, honey', 'sunglasses/round', ['honey/lagoon', 'lagoon/blush'], 78),
    good('Morganite ring, coral', 'ring/gold-stone', ['coral/plum'], 265, {
      auction: { minutesLeft: 1040, bids: 6, start: 50, reserve: 180 },
    }),
    good('Spinel ring, lagoon', 'ring/silver-stone', ['lagoon/terracotta'], 310, { offers: true }),
    good('Keyhole sunglasses, amber', 'sunglasses/keyhole', ['amber/ink'], 46, { condition: 'like-new' }),
  ],
  shows: [
    {
      title: 'Stones you can name',
      about: 'Valentina tells you where each one came from, then turns it under the lamp.',
      piece: 'Tourmaline ring, pine',
      live: { minutesAgo: 23, viewers: 189, room: 'terracotta', lots: 14, lot: 6, start: 40, price: 205 },
    },
    {
      title: 'Shades before summer',
      about: 'Sunglasses, tried on by volunteers.',
      piece: 'Cat-eye sunglasses, plum',
      daysAgo: 8,
      lots: 20,
    },
  ],
  events: [
    {
      title: 'Hammer a silver band',
      about: 'From wire to ring in three hours, sized to your finger.',
      inDays: 10,
      at: '16:00',
      hours: 3,
      place: 'Casa Brillo',
      address: 'Calle de la Factoría 36',
      capacity: 6,
      taken: 3,
      tickets: [{ name: 'Silver included', price: 75 }],
      kinds: ['ring', 'bowl', 'ring'],
      palette: 'plum',
    },
  ],
};
