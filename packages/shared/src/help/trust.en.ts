import { protection } from '../languages/messages/en/protection.ts';
import { promiseOf } from '../protection/promise.ts';
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
        heading: 'What is covered',
        paragraphs: [
          'A parcel that never comes, a piece that is broken, and a piece that is not what was shown.',
          'Covered is what you buy and pay here. Someone who asks you to pay outside of the market takes the protection away; please report it.',
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
    title: 'Blocking, reporting, and limits for yourself',
    summary: 'You can block anyone, report anything, and set how much you may spend.',
    sections: [
      {
        heading: 'Others',
        paragraphs: [
          'You block someone from the menu on their profile. You stop following each other, and to them your profile is as if it were not there; nobody tells them why. Whom you blocked stands in Settings under People, where you also unblock.',
          'Blocking someone ends messages both ways, and they cannot bid on your lots. A report goes to people, not to a machine alone; who reported it is not told.',
        ],
      },
      {
        heading: 'Yourself',
        paragraphs: [
          'A spending limit or a pause takes effect at once. Making it looser waits a day, on purpose.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    topic: 'trust',
    audience: 'everyone',
    title: 'Reaching support',
    summary: 'For an order, write in the order. For all else, write to the people who run this market.',
    sections: [
      {
        heading: 'The fastest way',
        paragraphs: [
          'About a parcel, message the seller from the order first: they know where it is. If they do not answer within 48 hours, open a claim and support joins in.',
          'When a page shows a number after “Request”, send it along. It finds in the logs what went wrong.',
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    topic: 'trust',
    audience: 'everyone',
    title: 'What is known about you, and who sees it',
    summary:
      'Your address goes to the sellers you buy from, your bids are public without your name, your card is never stored here.',
    sections: [
      {
        heading: 'Who sees what',
        paragraphs: [
          'Everyone: your name, picture, reviews and what you write in rooms. Sellers you buy from: your name and address. Support: what a case needs.',
          'Cards are kept by the payment provider; the market only knows the last four digits.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Only what the pages need: your language, your look, your time zone. No advertising.'],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'The rules of the market',
    summary: 'Sell what is yours and what is allowed, describe it as it is, pay what you promised.',
    sections: [
      {
        heading: 'For everyone',
        paragraphs: [
          'A bid and an accepted offer are binding. Bidding on your own lots, or having someone do it, ends your account.',
          'Nothing stolen, forged or dangerous; nothing the law of buyer or seller forbids.',
        ],
      },
      {
        heading: 'This market is run by someone',
        paragraphs: [
          'Souk is free software that anyone can host. Who runs this market decides about its own terms beyond these and answers for them.',
        ],
      },
    ],
  },
];
