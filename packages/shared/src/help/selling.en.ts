import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Opening a shop',
    summary: 'A name, a place and how fast you ship. It takes two minutes and costs nothing until you sell.',
    sections: [
      {
        heading: 'The first hour',
        paragraphs: [
          'Choose Open a shop in your menu. Tell who makes the things and where: people read it more than you think.',
          'Then add one shipping method and two or three products. A shop with pictures and a story gets followed.',
        ],
      },
      {
        heading: 'The mark beside your name',
        paragraphs: ['Verify your identity and a mark appears beside the shop’s name. Buyers look for it.'],
      },
      {
        heading: 'Closing and reopening',
        paragraphs: [
          'At the end of Edit your shop you can close it. Nobody but you sees it then, nothing is deleted, and you reopen it whenever you like. Running auctions, scheduled shows and events with sold tickets have to be over first.',
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
      'Up to ten pictures, an honest title, options for sizes and colours, and a price you can live with.',
    sections: [
      {
        heading: 'Pictures',
        paragraphs: [
          'The first is the cover and is shown upright, four to five. Daylight from one side and a plain ground do more than any filter.',
          'Where a picture was taken is removed from the file before anyone sees it.',
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
          'A fixed price, an auction of one hour to 14 days or in a show, or a giveaway in a show. What you earn is counted beside the price while you type.',
        ],
      },
      {
        heading: 'Drafts, stock and reductions',
        paragraphs: [
          'What you write is saved as a draft while you type, also when it lacks a price. If you change the same product in two windows, the second is told and nothing is overwritten.',
          'Stock counts down with each sale. What has none left is out of stock by itself, and back on sale when you add pieces; people who keep it are told.',
          'When you lower a price that has a compare-at price, buyers see the lowest price of the 30 days before struck beside it. What nobody ever had to pay is not struck.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Bringing products from another shop',
    summary: 'Export a CSV from Shopify or WooCommerce, or fill in our template, and choose the file.',
    sections: [
      {
        heading: 'Nothing happens unseen',
        paragraphs: [
          'The file is checked row by row first. What is wrong is named by row and column.',
          'Importing the same file again updates your products instead of adding them twice. What you sold or changed here since then stays, unless the file says something new.',
        ],
      },
      {
        heading: 'Pictures come after',
        paragraphs: [
          'Products are there at once, as drafts. Their pictures are fetched from where they are, and with the first one a product goes on sale.',
          'A picture that cannot be had is named with its row. Put the right address into the file and import it again, or add the picture by hand.',
        ],
      },
      {
        heading: 'Taking your products along',
        paragraphs: [
          'Export my products gives you a table of everything you sell at a fixed price. Change prices and stock in it and import it: what stands in it is how things will be.',
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
      'One price, by weight, free over an amount, or pick-up. Several wins of one show go in one parcel.',
    sections: [
      {
        heading: 'Setting it up',
        paragraphs: [
          'Go to Settings, Shipping methods. While you write a method down you see what three ordinary parcels would cost.',
          'Things that are sent otherwise get a profile of their own: large and heavy ones, or what leaves from another country. All else goes by the default profile.',
          'A buyer who wins several lots in one show pays the parcel once.',
        ],
      },
      {
        heading: 'Packing',
        paragraphs: [
          'Print the packing slip, pack, and enter the tracking number. The buyer hears of it by itself.',
        ],
      },
    ],
  },
  {
    slug: 'first-show',
    topic: 'selling',
    audience: 'sellers',
    title: 'Your first live show',
    summary: 'Schedule it, put lots in order, rehearse, go live from the browser or from OBS.',
    sections: [
      {
        heading: 'Before',
        paragraphs: [
          'Schedule the show two or three days ahead, so that followers can be reminded. Put ten to twenty lots in the order you want to show them.',
          'In the rehearsal you see and hear yourself, and nobody else does.',
        ],
      },
      {
        heading: 'During',
        paragraphs: [
          'Start a lot when you hold it in your hand. The next one can be prepared meanwhile, and the room can be given to moderators so that you can talk.',
          'A phone on a stand at the height of your eyes and a lamp behind it are enough.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'What selling costs',
    summary: 'Nothing until something sells. Then a commission and the cost of the payment.',
    sections: [
      {
        heading: 'An example',
        paragraphs: [
          'With the usual 8 % commission and 2.9 % + 0.30 for the payment, a piece sold at 58.00 leaves you 51.38. The operator of this market can set other figures; the ones that hold are shown beside the price while you list a product.',
          'Some categories have a commission of their own. There is no fee for listing, for shows or for payouts.',
        ],
      },
    ],
  },
  {
    slug: 'payouts',
    topic: 'selling',
    audience: 'sellers',
    title: 'When and how you are paid',
    summary:
      'Earnings are yours 72 hours after delivery. They go to your bank when you ask, weekly or monthly.',
    sections: [
      {
        heading: 'Pending and available',
        paragraphs: [
          'What is sold but not yet delivered for 72 hours is pending. After that it can be paid out, or spent on the market.',
          'Each order shows the full sum: price, commission, payment fee, shipping, what is left and when it is expected.',
        ],
      },
    ],
  },
];
