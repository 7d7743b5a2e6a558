import { good, type ShopContent } from '../shop-content.ts';

export const maraSaddler: ShopContent = {
  name: 'Mara Saddler',
  slug: 'mara-saddler',
  host: 'mara.saddler',
  city: 'Florence',
  country: 'IT',
  timeZone: 'Europe/Rome',
  verified: true,
  openedDaysAgo: 1210,
  shipsWithinDays: 4,
  story:
    'Vegetable-tanned leather, eight stitches to the inch, linen thread and nothing glued that could be sewn.\n\nMara cuts on Monday, stitches until Thursday and goes live on Friday with whatever is on the bench.',
  policies:
    'Every stitch guaranteed for life: send it back and it comes home mended. Returns within 30 days.',
  habits: [
    'Eight stitches to the inch in waxed linen thread, guaranteed for life.',
    'Cut from one hide, so it ages as one.',
    'Edges burnished by hand with beeswax.',
  ],
  banner: {
    kinds: ['handbag', 'backpack', 'handbag', 'boot', 'handbag', 'handbag', 'backpack'],
    palette: 'linen',
  },
  goods: [
    good('Top-handle bag, plum', 'handbag/top-handle', ['plum/blush', 'sun/lagoon'], 189),
    good('Bucket bag, violet', 'handbag/bucket', ['violet/dusk', 'ember/sea'], 154),
    good('Top-handle bag, bone', 'handbag/top-handle', ['bone/terracotta', 'teal/linen'], 195),
    good('Sun tote, honey', 'handbag/tote', ['honey/ink', 'lagoon/saffron'], 98),
    good('Evening bag, ember', 'handbag/top-handle', ['ember/ink'], 210, {
      auction: { minutesLeft: 68, bids: 13, start: 60, reserve: 150, closing: { kind: 'sudden-death' } },
    }),
    good('Market tote, terracotta', 'handbag/tote', ['terracotta/sage', 'deep sea/blush'], 86, { was: 104 }),
    good('Bucket bag, pine', 'handbag/bucket', ['pine/linen', 'amber/plum'], 160),
    good('City rucksack, terracotta', 'backpack/rucksack', ['terracotta/dusk', 'teal/sea'], 240),
    good('Sun tote, teal', 'handbag/tote', ['teal/terracotta', 'coral/lagoon'], 92),
    good('Doctor’s bag, deep sea', 'handbag/top-handle', ['deep sea/saffron'], 265, {
      offers: true,
      stock: 2,
    }),
    good('Bucket bag, honey', 'handbag/bucket', ['honey/plum', 'rust/linen'], 148, { was: 172 }),
    good('Slim pack, violet', 'backpack/zip', ['violet/sage', 'rust/blush'], 178),
    good('Atelier sample, amber tote', 'handbag/tote', ['amber/dusk'], 70, {
      condition: 'like-new',
      auction: { minutesLeft: 1320, bids: 5, start: 20 },
    }),
    good('Riding boot, rust', 'boot/chelsea', ['rust/sage', 'plum/saffron'], 230),
    good('Sunday bag, sage', 'handbag/bucket', ['sage/terracotta', 'petal/lagoon'], 136, { offers: true }),
  ],
  shows: [
    {
      title: 'Saddle leather, cut and stitched live',
      about: 'From hide to handle in ninety minutes, and then it’s yours.',
      piece: 'Top-handle bag, plum',
      inHours: 5,
      reminders: 143,
      lots: 9,
      start: 60,
    },
    {
      title: 'Offcuts and small things',
      about: 'Nothing wasted, nothing over $60.',
      piece: 'Market tote, terracotta',
      inHours: 146,
      reminders: 48,
      lots: 30,
      start: 5,
    },
    {
      title: 'Bags that came back',
      about: 'Ten years old, mended, and better for it.',
      piece: 'Bucket bag, honey',
      daysAgo: 10,
      lots: 11,
    },
  ],
  events: [
    {
      title: 'Stitch a card holder',
      about: 'An awl, two needles and one evening. You take home something that lasts twenty years.',
      inDays: 12,
      at: '18:30',
      hours: 3,
      place: 'Bottega Saddler',
      address: 'Via dei Serragli 77r',
      capacity: 8,
      taken: 5,
      tickets: [{ name: 'Bench and leather', price: 68 }],
      kinds: ['handbag', 'books', 'backpack'],
      palette: 'saffron',
    },
  ],
};
