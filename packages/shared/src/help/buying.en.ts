import { protection } from '../languages/messages/en/protection.ts';
import { claimOf } from '../protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const buyingArticles: readonly GuideArticle[] = [
  {
    slug: 'first-purchase',
    topic: 'buying',
    audience: 'buyers',
    title: 'Buying something for the first time',
    summary: 'Put it in the cart, choose how it travels, pay by card. One cart holds things from many shops.',
    sections: [
      {
        heading: 'From the shelf to the door',
        paragraphs: [
          'Open a product, choose its size or colour, and press Buy now or Add to cart. You can go on looking: the cart keeps things from several shops and you pay once.',
          'At checkout the pieces are held for you for 10 minutes. The time left is shown. If it runs out nothing is lost, they only go back on the shelf and may be bought by someone else.',
          'You get one order for each shop, because each shop packs its own parcel.',
        ],
      },
      {
        heading: 'What you need',
        paragraphs: [
          'A shipping address and a card. Both can be saved, so that the next time takes two presses.',
        ],
      },
    ],
  },
  {
    slug: 'prices',
    topic: 'buying',
    audience: 'buyers',
    title: 'What a struck-through price means',
    summary: 'It is the lowest price of the 30 days before the reduction, never an invented one.',
    sections: [
      {
        heading: 'Honest reductions',
        paragraphs: [
          'Every price a product ever had is kept. When a seller lowers it, the struck price beside it is the lowest one of the 30 days before, as European law asks.',
          'On a product’s page you can see the whole history as a small chart. What auctions sold for is public too.',
        ],
      },
    ],
  },
  {
    slug: 'offers',
    topic: 'buying',
    audience: 'buyers',
    title: 'Making an offer',
    summary:
      'Where a seller takes offers you can name your price; the seller accepts, declines or answers with another.',
    sections: [
      {
        heading: 'How it goes',
        paragraphs: [
          'Look for Make an offer on the product’s page and name your price. The seller finds it in your conversation, where you can say why; the card there always shows how the offer stands.',
          'An accepted offer becomes an order at that price. Until then anyone else can still buy the piece at the full price.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Following an order, or finding one without signing in',
    summary: 'My orders shows every step. Without an account, the number and your e-mail find it.',
    sections: [
      {
        heading: 'The steps',
        paragraphs: [
          'Paid, packed, shipped, delivered, completed. When the seller enters a tracking number you see it in the order.',
          'You can ask to cancel until the parcel is packed.',
        ],
      },
      {
        heading: 'Without signing in',
        paragraphs: [
          'Open My orders and enter the order’s number and the e-mail it was bought with. We send a link to that address; nobody else can open it.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'Something arrived broken, wrong, or not at all',
    summary: 'Open a claim in the order. The seller answers within 48 hours, then support decides.',
    sections: [
      {
        heading: 'Until when',
        paragraphs: [claimOf(protection, 'en')],
      },
      {
        heading: 'What to do',
        paragraphs: [
          'Open the order and press Report a problem. Say what is wrong and add pictures: of the piece, and of the parcel if it was damaged.',
          'The seller has 48 hours to answer with a refund, a replacement or a return. If you do not agree with each other, support reads both sides and decides.',
        ],
      },
    ],
  },
  {
    slug: 'events',
    topic: 'buying',
    audience: 'buyers',
    title: 'Tickets for events',
    summary: 'Each ticket is a code on your phone that the seller scans at the door.',
    sections: [
      {
        heading: 'Before and at the door',
        paragraphs: [
          'Times on an event’s page are those of its place. Add it to your calendar and it stands there in your own time.',
          'Your tickets are in the order. One code lets one person in, once.',
          'For an event online the link appears in the order before it begins.',
        ],
      },
    ],
  },
  {
    slug: 'watching',
    topic: 'live',
    audience: 'buyers',
    title: 'Watching a live show',
    summary: 'Anyone can watch and read the chat. To write, bid or buy you sign in.',
    sections: [
      {
        heading: 'In the room',
        paragraphs: [
          'The video fills the screen, the chat runs over it, and the piece on show is at the foot with its price.',
          'Press Remind me on a show to come, and you hear of it when it begins. Following a shop does the same for all its shows.',
          'Missed it? Many shows stay as a replay, with a list of lots to jump to.',
        ],
      },
      {
        heading: 'Manners',
        paragraphs: [
          'Hosts and their moderators may delete messages, slow the chat down, or show someone out. Be the guest you would like to have.',
        ],
      },
    ],
  },
  {
    slug: 'bidding',
    topic: 'live',
    audience: 'buyers',
    title: 'How bidding works',
    summary:
      'The highest bid when the ring runs out wins. Late bids put time back on, so nobody wins by a trick.',
    sections: [
      {
        heading: 'A bid is a promise',
        paragraphs: [
          'To bid you need an address and a saved card. When you win, the card is charged; if that fails you have 24 hours before the runner-up is asked.',
          'Pressed by mistake? You can take a bid back for 5 seconds, as long as nobody has bid over it.',
        ],
      },
      {
        heading: 'When time is nearly over',
        paragraphs: [
          'Each lot says what a late bid does: reset the ring, add seconds, or nothing at all (sudden death).',
          'The market’s own clock decides, not the clock of your phone.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Setting a maximum and stepping away',
    summary:
      'Name the most you would pay. We bid for you in the smallest steps, and never tell anyone your limit.',
    sections: [
      {
        heading: 'An example',
        paragraphs: [
          'The price is 20 and your maximum 50. Someone bids 25: we answer with 26 for you. If nobody goes higher you pay 26, not 50.',
          'When two people have the same maximum, the one who set it first wins.',
        ],
      },
    ],
  },
  {
    slug: 'bid-log',
    topic: 'live',
    audience: 'everyone',
    title: 'Checking that an auction was fair',
    summary:
      'Every lot has a public log in which each bid is chained to the one before. Anyone can check it.',
    sections: [
      {
        heading: 'What the log shows',
        paragraphs: [
          'Number, time and amount of each bid, and a hash that includes the hash of the bid before. Changing one line would break every line after it.',
          'Giveaways are drawn the same way: the seed’s hash is published before people enter, the seed itself afterwards.',
        ],
      },
    ],
  },
];
