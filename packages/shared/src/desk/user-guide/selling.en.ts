import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Opening a shop',
    summary: 'A name, a place and how fast you ship. It takes two minutes, and it’s free until you sell.',
    sections: [
      {
        heading: 'The first hour',
        paragraphs: [
          'Choose Open a shop in your menu. Say who makes your products and where: people read it more than you’d think.',
          'Then add one shipping method and two or three products. Shops with photos and a story get followed.',
        ],
      },
      {
        heading: 'The badge next to your name',
        paragraphs: [
          'Verify your identity and a badge appears next to your shop’s name. Buyers look for it.',
        ],
      },
      {
        heading: 'Closing and reopening',
        paragraphs: [
          'At the bottom of Edit your shop you can close it. Only you can see it then, nothing is deleted, and you can reopen whenever you like. Running auctions, scheduled shows and events with tickets sold have to finish first.',
        ],
      },
    ],
  },
  {
    slug: 'listings',
    topic: 'selling',
    audience: 'sellers',
    title: 'Adding products that sell',
    summary:
      'Up to ten photos, an honest title, options for sizes and colours, and a price you’re happy with.',
    sections: [
      {
        heading: 'Photos',
        paragraphs: [
          'The first one is your cover, shown upright at four by five. Daylight from one side and a plain background do more than any filter.',
          'We remove the location from every photo before anyone sees it.',
        ],
      },
      {
        heading: 'Options and variants',
        paragraphs: [
          'Add an option such as Glaze with its values, and each combination becomes a variant with its own price, stock and SKU.',
        ],
      },
      {
        heading: 'Three ways to sell',
        paragraphs: [
          'A fixed price, an auction (one hour to 14 days, or live in a show), or a giveaway in a show. You’ll see what you earn next to the price as you type.',
        ],
      },
      {
        heading: 'Drafts, stock and reductions',
        paragraphs: [
          'Your work is saved as a draft as you type, even without a price. If you edit the same product in two windows, we tell you in the second one and nothing is overwritten.',
          'Stock goes down with each sale. At zero, a product is marked out of stock, and it’s back on sale when you add more. Everyone who saved it hears about it.',
          'When you lower a price that has a compare-at price, buyers see the lowest price from the 30 days before, crossed out. A price no one ever had to pay is never shown.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Bringing products from another shop',
    summary: 'Export a CSV from Shopify or WooCommerce, or fill in our template, then choose the file.',
    sections: [
      {
        heading: 'Checked before anything changes',
        paragraphs: [
          'First we check the file row by row, and tell you the row and column of anything that’s wrong.',
          'Importing the same file again updates your products instead of adding them twice. What you sold or changed here since then stays, unless the file says something new.',
        ],
      },
      {
        heading: 'Photos come after',
        paragraphs: [
          'Products appear right away, as drafts. We copy their photos from your other shop, and each product goes on sale once its first photo is here.',
          'If we can’t copy a photo, we tell you its row. Correct the link in the file and import it again, or add the photo yourself.',
        ],
      },
      {
        heading: 'Taking your products with you',
        paragraphs: [
          'Export my products gives you a file of everything you sell at a fixed price. Change prices and stock in it and import it again: your shop will match the file.',
        ],
      },
    ],
  },
  {
    slug: 'shipping',
    topic: 'selling',
    audience: 'sellers',
    title: 'Shipping methods and combined parcels',
    summary:
      'Flat rate, by weight, free over an amount, or pickup. Several wins from one show ship in one parcel.',
    sections: [
      {
        heading: 'Setting it up',
        paragraphs: [
          'Go to Settings, Shipping methods. As you fill one in, you’ll see what three typical parcels would cost.',
          'Products that ship differently get their own profile: large and heavy items, or ones sent from another country. Everything else uses the default profile.',
          'A buyer who wins several lots in one show pays for shipping once.',
        ],
      },
      {
        heading: 'Packing',
        paragraphs: ['Print the packing slip, pack, and enter the tracking number. We let the buyer know.'],
      },
    ],
  },
  {
    slug: 'first-show',
    topic: 'selling',
    audience: 'sellers',
    title: 'Your first live show',
    summary: 'Schedule it, line up your lots, rehearse, then go live from your browser or OBS.',
    sections: [
      {
        heading: 'Before',
        paragraphs: [
          'Schedule the show two or three days ahead so your followers get a reminder. Line up ten to twenty lots in the order you want to show them.',
          'In rehearsal you can see and hear yourself, and no one else can.',
        ],
      },
      {
        heading: 'During',
        paragraphs: [
          'Start a lot once you’re holding it. You can prepare the next one meanwhile, and let moderators look after the chat so you can talk.',
          'A phone on a stand at eye level, with a lamp behind it, is all you need.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'What selling costs',
    summary: 'Nothing until you sell. Then a commission and a payment fee.',
    sections: [
      {
        heading: 'An example',
        paragraphs: [
          'With the usual 8% commission and 2.9% + 0.30 payment fee, an item sold at 58.00 leaves you 51.38. The operator of this market can set different fees; the ones that apply are shown next to the price when you list a product.',
          'Some categories have their own commission. Listing, shows and payouts are free.',
        ],
      },
    ],
  },
  {
    slug: 'payouts',
    topic: 'selling',
    audience: 'sellers',
    title: 'When and how you get paid',
    summary:
      'Earnings become yours 72 hours after delivery. We send them to your bank on request, weekly or monthly.',
    sections: [
      {
        heading: 'Pending and available',
        paragraphs: [
          'Sales are pending until 72 hours after delivery. After that, you can have them paid out or spend them on the market.',
          'Each order shows the full breakdown: price, commission, payment fee, shipping, what’s left and when to expect it.',
        ],
      },
    ],
  },
];
