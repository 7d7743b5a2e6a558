import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Your account: sign-in, address, card',
    summary: 'One account buys and sells. What you set once is used everywhere.',
    sections: [
      {
        heading: 'Signing in',
        paragraphs: [
          'By password, by a code we mail you, by passkey, or with Google or Apple where this market offers it. Signing out on one tab signs you out on all of them.',
        ],
      },
      {
        heading: 'What to fill in',
        paragraphs: [
          'A shipping address under Settings, and a card at your first checkout. You need both to bid.',
        ],
      },
    ],
  },
  {
    slug: 'signing-in',
    topic: 'account',
    audience: 'everyone',
    title: 'Signing in, and when it does not work',
    summary:
      'A password, a code by mail, a passkey, Google or Apple: any one of them opens the same account.',
    sections: [
      {
        heading: 'Ways in',
        paragraphs: [
          'Your e-mail and password; or “Send me a code instead”, which mails you six digits that are good for ten minutes; or a passkey, which needs no typing at all. Google and Apple are there where this market offers them.',
          'The market answers alike whether or not an address has an account here. So if no mail comes, look for a typing mistake first, then among the unwanted mail.',
        ],
      },
      {
        heading: 'Forgotten the password',
        paragraphs: [
          '“Forgot it?” mails you a link. It works once and for 30 minutes. When you save the new password, every other device is signed out.',
          'If you use a second factor, the new password asks for it too.',
        ],
      },
      {
        heading: 'Your e-mail address',
        paragraphs: [
          'After signing up you get six digits. Type them in, and the address is yours: until then somebody else could still show that it is theirs.',
          'You change the address under Settings, Security. It changes once you have typed the code that was sent to the new one; the old one is told.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Passkeys, second factor, devices',
    summary:
      'A passkey is the safest way in. Under Settings, Security you also see every device that is signed in.',
    sections: [
      {
        heading: 'Passkeys',
        paragraphs: [
          'Your face, your finger or the PIN of your device opens the account. There is nothing to forget and nothing a false page could trick you out of. An account holds up to 20; give each a name, and remove the one of a device you no longer have.',
        ],
      },
      {
        heading: 'Second factor',
        paragraphs: [
          'Scan the picture with an authenticator app. From then on, the password alone is not enough: the six digits of the app are asked for as well. A passkey needs no second factor, because it is two in one.',
          'You get ten recovery codes, and you see them only then. Each works once. Keep them where your phone is not. If you run out, make new ones; the old ones then work no more.',
        ],
      },
      {
        heading: 'Devices',
        paragraphs: [
          'The list shows browser, system and when each was last seen. If you do not know one, sign it out and change your password. A sign-in from a device that is new for your account is mailed to you.',
          'A device signs itself out after 30 days without a visit, and after 180 days at the latest. Before you change how you sign in, you are asked once more who you are.',
        ],
      },
    ],
  },
  {
    slug: 'verification',
    topic: 'account',
    audience: 'everyone',
    title: 'Showing who you are',
    summary:
      'A confirmed e-mail and phone are marks on your profile. Sellers can also have their name checked.',
    sections: [
      {
        heading: 'E-mail and phone',
        paragraphs: [
          'Both are confirmed by six digits, at “Verify” in your profile. Nobody sees the number or the address, only the mark. A number belongs to whoever confirmed it last.',
        ],
      },
      {
        heading: 'Verified seller',
        paragraphs: [
          'Give your legal name and the country of your document, add a photo or a PDF of a passport, an identity card or a driving licence, and send it. An admin of this market decides, and you get the answer by mail. If it is no, the reason is in it, and you can begin again.',
          'Only you and the admins can open the document, and each time an admin does, that is written down. It is deleted some time after the decision, and your legal name with it; the page says after how many days.',
        ],
      },
    ],
  },
  {
    slug: 'addresses',
    topic: 'account',
    audience: 'everyone',
    title: 'Your addresses',
    summary: 'Keep up to 20 addresses. The default one is where parcels go unless you choose another.',
    sections: [
      {
        heading: 'Filling them in',
        paragraphs: [
          'What an address needs depends on the country, and the form knows: postal code, region, the shape of the phone number. Carriers need the number to reach you.',
        ],
      },
      {
        heading: 'Away from home',
        paragraphs: [
          'With “Hold parcels until”, sellers see from which day on a parcel may arrive. When that day has passed, the note goes by itself.',
          'Deleting an address does not redirect what is already on its way.',
        ],
      },
    ],
  },
  {
    slug: 'limits',
    topic: 'account',
    audience: 'everyone',
    title: 'Limits, reminders and breaks',
    summary:
      'You decide how much you spend and for how long you stay. Stricter holds at once; looser waits a day.',
    sections: [
      {
        heading: 'Spending',
        paragraphs: [
          'Set how much you may spend in any 24 hours, 7 days or 30 days. It is counted back from this very moment, so there is no midnight at which it starts anew. A bid or a purchase above it is refused.',
          'A lower limit holds at once. A higher one, or none, holds after 24 hours, and until then you can change your mind.',
        ],
      },
      {
        heading: 'Time',
        paragraphs: [
          'A reminder is a quiet line on the screen, every so many minutes. A break of 1, 7 or 30 days stops bidding and buying; looking around, writing and following your orders stay open. Nobody can end a break early.',
        ],
      },
    ],
  },
  {
    slug: 'leaving',
    topic: 'account',
    audience: 'everyone',
    title: 'Taking your data along, closing the account',
    summary:
      'Under Settings, Account you download everything the market keeps of you, or close the account for good.',
    sections: [
      {
        heading: 'Your data',
        paragraphs: [
          'A zip file: what is known of you as JSON, which people and programs can read, and the files you put in. You can have it up to five times a day, also while your account is suspended, as long as you are still signed in.',
        ],
      },
      {
        heading: 'Closing',
        paragraphs: [
          'Your name, picture, addresses, phone, devices and passkeys are deleted at once, and your shop closes. Orders and reviews stay without your name, because others and the books need them. It cannot be taken back.',
          'It has to wait while your show is on air, while an auction of yours runs, or while you lead in one.',
        ],
      },
    ],
  },
  {
    slug: 'language-and-look',
    topic: 'account',
    audience: 'everyone',
    title: 'Language, light and dark',
    summary: 'Both are at the foot of every page and in your menu, and stay as you leave them.',
    sections: [
      {
        heading: 'What changes',
        paragraphs: [
          'Words, numbers, dates and the direction of reading follow the language. Prices keep the currency of the market.',
          'As the device follows your phone or computer; Light and Dark stay what they are. Motion is reduced when your device asks for it.',
        ],
      },
    ],
  },
  {
    slug: 'messages',
    topic: 'account',
    audience: 'everyone',
    title: 'Messages, and what you are told',
    summary:
      'Write to anyone from their profile or shop; the bell and your notification settings decide what reaches you.',
    sections: [
      {
        heading: 'Writing',
        paragraphs: [
          'Messages are under the speech bubble at the top. Send words, pictures or a product; press a message to answer it, react, change it within 15 minutes or delete it. One tick means it is stored, two that it arrived, and Read that it was read.',
          'Without a connection you can read what you had open and go on writing. What you wrote is sent in its order when you are back.',
        ],
      },
      {
        heading: 'Peace and quiet',
        paragraphs: [
          'In the menu of a conversation you can mute it, block the person or report a message. Over a block nothing gets through, either way: no message, no offer, not whether you are there or have read something.',
          'Under Settings, Notifications you choose for each kind whether it comes in the market, by mail or to your device, and keep quiet hours. Several of a kind come together.',
        ],
      },
      {
        heading: 'For sellers',
        paragraphs: [
          'Saved replies answer what you are asked every day. An away note answers once a day to each person while you are gone.',
        ],
      },
    ],
  },
];
