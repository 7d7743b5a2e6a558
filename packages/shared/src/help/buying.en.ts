import { protection } from '../languages/messages/en/protection.ts';
import { claimOf } from '../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const buyingArticles: readonly GuideArticle[] = [
  {
    slug: 'first-purchase',
    topic: 'buying',
    audience: 'buyers',
    title: 'Buying for the first time',
    summary: 'Add it to your cart, choose shipping and pay by card. One cart works across many shops.',
    sections: [
      {
        heading: 'From the shop to your door',
        paragraphs: [
          'Open a product, choose a size or colour, and press Buy now or Add to cart. Keep browsing if you like: your cart holds items from several shops and you pay once.',
          'At checkout your items are reserved for 10 minutes, and you can see the time left. If it runs out, nothing is lost: they just go back on sale, and someone else may buy them.',
          'You get one order per shop, because each shop packs its own parcel.',
        ],
      },
      {
        heading: 'What you need',
        paragraphs: ['A shipping address and a card. Save both, and next time it takes two taps.'],
      },
    ],
  },
  {
    slug: 'prices',
    topic: 'buying',
    audience: 'buyers',
    title: 'What a crossed-out price means',
    summary: 'It’s the lowest price from the 30 days before the reduction, never a made-up one.',
    sections: [
      {
        heading: 'Honest reductions',
        paragraphs: [
          'We keep every price a product has had. When a seller lowers it, the crossed-out price beside it is the lowest one from the 30 days before, as European law requires.',
          'On a product’s page you can see the whole history as a small chart. What items sold for at auction is public too.',
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
      'Where a seller accepts offers, you can suggest a price. The seller has 48 hours to accept, counter or decline.',
    sections: [
      {
        heading: 'How it works',
        paragraphs: [
          'Look for Make an offer on the product’s page and enter your price. The seller gets it in your conversation, where you can add a few words. The card there always shows where the offer stands.',
          'A counteroffer gives you 48 hours, too: accept it, decline it, or counter with a price between the two.',
          'An accepted offer holds for 24 hours: add the item to your cart at that price. Until you buy it, anyone else can still buy the item at full price.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Tracking an order, or finding one without signing in',
    summary: 'My orders shows every step. No account? Use the order number and your email.',
    sections: [
      {
        heading: 'The steps',
        paragraphs: [
          'Paid, packed, shipped, delivered, completed. When the seller adds a tracking number, you’ll see it in the order.',
          'You can ask to cancel until the parcel is packed.',
        ],
      },
      {
        heading: 'Without signing in',
        paragraphs: [
          'Open My orders and enter the order number and the email it was bought with. We’ll send a link to that address, and no one else can open it.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'Something arrived broken, wrong or not at all',
    summary: 'Open a claim from the order. The seller has 48 hours to answer, then support decides.',
    sections: [
      {
        heading: 'How long you have',
        paragraphs: [claimOf(protection, 'en')],
      },
      {
        heading: 'What to do',
        paragraphs: [
          'Open the order and press Report a problem. Tell us what’s wrong and add photos: of the item, and of the parcel if it was damaged.',
          'The seller has 48 hours to answer with a refund, a replacement or a return. If you can’t agree, support reads both sides and decides.',
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
          'Times on an event’s page are local to the event. Add it to your calendar and you’ll see it in your own time.',
          'Your tickets are in your order. Each code lets one person in, once.',
          'For an online event, the link appears in your order before it starts.',
        ],
      },
    ],
  },
  {
    slug: 'watching',
    topic: 'live',
    audience: 'buyers',
    title: 'Watching a live show',
    summary: 'Anyone can watch and read the chat. Sign in to chat, bid or buy.',
    sections: [
      {
        heading: 'In the room',
        paragraphs: [
          'The video fills the screen, the chat runs over it, and the item on show is at the bottom with its price.',
          'Press Remind me on an upcoming show and we’ll tell you when it starts. Follow a shop to hear about all its shows.',
          'Missed it? Many shows stay up as a replay, with a list of lots to jump to.',
        ],
      },
      {
        heading: 'Good manners',
        paragraphs: [
          'Hosts and their moderators can delete messages, slow the chat down or remove someone from the room. Be the guest you’d like to have.',
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
      'The highest bid when the timer runs out wins. Late bids add time, so no one can snatch it in the last second.',
    sections: [
      {
        heading: 'A bid is a promise',
        paragraphs: [
          'You need an address and a saved card to bid. If you win, we charge the card. If that fails, you have 24 hours before the runner-up is asked.',
          'Pressed by mistake? You can take a bid back for 5 seconds, as long as no one has outbid you.',
        ],
      },
      {
        heading: 'When time is almost up',
        paragraphs: [
          'Each lot says what a late bid does: reset the timer, add seconds, or nothing at all (sudden death).',
          'The market’s clock decides, not the one on your phone.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Setting a maximum and stepping away',
    summary: 'Set the most you’d pay. We bid for you in the smallest steps and never show anyone your limit.',
    sections: [
      {
        heading: 'An example',
        paragraphs: [
          'The price is 20 and your maximum is 50. Someone bids 25, so we bid 26 for you. If no one goes higher, you pay 26, not 50.',
          'If two people set the same maximum, the one who set it first wins.',
        ],
      },
    ],
  },
  {
    slug: 'bid-log',
    topic: 'live',
    audience: 'everyone',
    title: 'Checking that an auction was fair',
    summary: 'Every lot has a public log where each bid is chained to the one before. Anyone can check it.',
    sections: [
      {
        heading: 'What the log shows',
        paragraphs: [
          'The number, time and amount of each bid, plus a hash that includes the hash of the bid before. Changing one line would break every line after it.',
          'Giveaways are drawn the same way: we publish the seed’s hash before people enter, and the seed itself afterwards.',
        ],
      },
    ],
  },
];
