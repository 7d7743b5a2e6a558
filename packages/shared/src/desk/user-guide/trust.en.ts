import { protection } from '../../languages/messages/en/protection.ts';
import { promiseOf } from '../../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const trustArticles: readonly GuideArticle[] = [
  {
    slug: 'buyer-protection',
    topic: 'trust',
    audience: 'buyers',
    title: 'Buyer protection',
    summary: promiseOf(protection, 'en'),
    sections: [
      {
        heading: 'What’s covered',
        paragraphs: [
          'A parcel that never arrives, an item that’s broken, or one that isn’t what was shown.',
          'What you buy and pay for here is covered. Pay outside the market and you lose that protection. If someone asks you to, please report it.',
        ],
      },
      {
        heading: 'How your money is kept',
        paragraphs: [
          'The market holds it until 72 hours after delivery. If you report a problem before then, it stays there until the case is decided.',
        ],
      },
    ],
  },
  {
    slug: 'safety',
    topic: 'trust',
    audience: 'everyone',
    title: 'Blocking, reporting and setting your own limits',
    summary: 'You can block anyone, report anything, and limit how much you spend.',
    sections: [
      {
        heading: 'Others',
        paragraphs: [
          'Block someone from the menu on their profile. You’ll unfollow each other, and they won’t be able to find your profile; they won’t be told. You’ll find everyone you’ve blocked in Settings under People, where you can unblock them.',
          'Blocking someone stops messages both ways, and they can’t bid on your lots. Reports are read by people, and we never say who reported.',
        ],
      },
      {
        heading: 'Yourself',
        paragraphs: [
          'A spending limit or a break takes effect right away. Loosening it waits a day, on purpose.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    topic: 'trust',
    audience: 'everyone',
    title: 'Contacting support',
    summary:
      'For an order, message from the order. For anything else, contact the people who run this market.',
    sections: [
      {
        heading: 'The fastest way',
        paragraphs: [
          'For a parcel, message the seller from the order first: they know where it is. If they don’t answer within 48 hours, open a claim and support steps in.',
          'If a page shows a number after “Request”, send it along. It helps us find what went wrong.',
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    topic: 'trust',
    audience: 'everyone',
    title: 'What we know about you, and who sees it',
    summary:
      'Your address goes to the sellers you buy from, your bids are public without your name, and your card is never stored here.',
    sections: [
      {
        heading: 'Who sees what',
        paragraphs: [
          'Everyone sees your name, photo, reviews and what you write in rooms. Sellers you buy from see your name and address. Support sees what a case needs.',
          'Cards are kept by the payment provider. We only know the last four digits.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Only what the pages need: your language, theme and time zone. No advertising.'],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'The rules of the market',
    summary: 'Sell what’s yours and what’s allowed, describe it honestly, and pay what you promised.',
    sections: [
      {
        heading: 'For everyone',
        paragraphs: [
          'Bids and accepted offers are binding. Bidding on your own lots, or having someone do it for you, ends your account.',
          'Nothing stolen, forged or dangerous, and nothing the law of the buyer’s or seller’s country forbids.',
        ],
      },
      {
        heading: 'Who runs this market',
        paragraphs: [
          'Souk is free software that anyone can host. Whoever runs this market sets its own terms on top of these, and answers for them.',
        ],
      },
    ],
  },
];
