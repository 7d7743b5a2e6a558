import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Your account: sign-in, address, card',
    summary: 'One account for buying and selling. Set things up once and use them everywhere.',
    sections: [
      {
        heading: 'Signing in',
        paragraphs: [
          'With a password, a code by email, a passkey, or Google or Apple where this market offers them. Signing out in one tab signs you out in all of them.',
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
    title: 'Signing in, and what to do if it doesn’t work',
    summary:
      'A password, a code by email, a passkey, Google or Apple: any of them signs you in to the same account.',
    sections: [
      {
        heading: 'Ways to sign in',
        paragraphs: [
          'Use your email and password; or “Email me a code instead”, which sends six digits that expire in ten minutes; or a passkey, with nothing to type at all. Google and Apple are there where this market offers them.',
          'We give the same answer whether or not an address has an account here. So if no email arrives, check for typos first, then your spam folder.',
        ],
      },
      {
        heading: 'Forgot your password?',
        paragraphs: [
          '“Forgot password?” emails you a link. It works once, for 30 minutes. Saving the new password signs you out on every other device.',
          'If you use two-step verification, you’ll need that code too.',
        ],
      },
      {
        heading: 'Your email address',
        paragraphs: [
          'After signing up you get a six-digit code. Enter it to confirm the address is yours: until then, someone else could still claim it.',
          'Change your address under Settings, Security. It changes once you enter the code we send to the new one, and we let the old one know.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Passkeys, two-step verification and devices',
    summary:
      'A passkey is the safest way to sign in. Under Settings, Security you can also see every device that’s signed in.',
    sections: [
      {
        heading: 'Passkeys',
        paragraphs: [
          'Sign in with your face, fingerprint or device PIN. There’s nothing to forget, and nothing a fake page could trick you out of. An account can have up to 20; name each one, and remove those for devices you no longer have.',
        ],
      },
      {
        heading: 'Two-step verification',
        paragraphs: [
          'Scan the code with an authenticator app. From then on, your password alone isn’t enough: you’ll enter six digits from the app as well. A passkey doesn’t need a second step, because it’s two in one.',
          'You get ten recovery codes, shown only once. Each works one time. Keep them somewhere other than your phone. If you run out, get new ones; the old ones stop working.',
        ],
      },
      {
        heading: 'Devices',
        paragraphs: [
          'The list shows the browser, the system and when each device was last seen. Don’t recognise one? Sign it out and change your password. We email you when a new device signs in.',
          'Devices are signed out after 30 days without a visit, and after 180 days at the latest. Before you change how you sign in, we ask you to confirm it’s you.',
        ],
      },
    ],
  },
  {
    slug: 'verification',
    topic: 'account',
    audience: 'everyone',
    title: 'Getting verified',
    summary:
      'A confirmed email and phone show as badges on your profile. Sellers can have their identity checked, too.',
    sections: [
      {
        heading: 'Email and phone',
        paragraphs: [
          'Confirm both with a six-digit code, under “Verify” on your profile. No one sees the number or the address, only the badge. A number belongs to whoever confirmed it last.',
        ],
      },
      {
        heading: 'Verified seller',
        paragraphs: [
          'Enter your legal name and the country of your document, add a photo or PDF of a passport, identity card or driving licence, and send it. An admin of this market decides, and you get the answer by email. If it’s a no, we tell you why, and you can try again.',
          'Only you and the admins can open the document, and we keep a record each time one of them does. It’s deleted some time after the decision, along with your legal name; the page says after how many days.',
        ],
      },
    ],
  },
  {
    slug: 'addresses',
    topic: 'account',
    audience: 'everyone',
    title: 'Your addresses',
    summary: 'Save up to 20 addresses. Parcels go to the default one unless you choose another.',
    sections: [
      {
        heading: 'Adding an address',
        paragraphs: [
          'What an address needs depends on the country, and the form knows: postal code, region, phone number format. Carriers need the number to reach you.',
        ],
      },
      {
        heading: 'Away from home',
        paragraphs: [
          'With “Hold parcels until”, sellers can see the earliest day a parcel may arrive. Once that day has passed, the note goes away.',
          'Deleting an address doesn’t redirect parcels already on their way.',
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
      'You decide how much you spend and how long you stay. Stricter limits apply right away; looser ones wait a day.',
    sections: [
      {
        heading: 'Spending',
        paragraphs: [
          'Set how much you can spend in any 24 hours, 7 days or 30 days. We count back from right now, so nothing resets at midnight. Bids and purchases above it are refused.',
          'A lower limit applies right away. A higher one, or none, applies after 24 hours, and you can change your mind until then.',
        ],
      },
      {
        heading: 'Time',
        paragraphs: [
          'A reminder is a quiet note on the screen, as often as you choose. A break of 1, 7 or 30 days stops bidding and buying; you can still browse, message and follow your orders. No one can end a break early.',
        ],
      },
    ],
  },
  {
    slug: 'leaving',
    topic: 'account',
    audience: 'everyone',
    title: 'Downloading your data, closing your account',
    summary:
      'Under Settings, Account you can download everything the market has about you, or close your account for good.',
    sections: [
      {
        heading: 'Your data',
        paragraphs: [
          'A zip file with what we know about you as JSON, which people and programs can read, plus the files you’ve uploaded. You can download it up to five times a day, even while your account is suspended, as long as you’re still signed in.',
        ],
      },
      {
        heading: 'Closing',
        paragraphs: [
          'Your name, photo, addresses, phone, devices and passkeys are deleted right away, and your shop closes. Orders and reviews stay without your name, because other people and our accounts need them. You can’t undo this.',
          'You’ll have to wait while your show is live, while one of your auctions is running, or while you’re the highest bidder in one.',
        ],
      },
    ],
  },
  {
    slug: 'language-and-look',
    topic: 'account',
    audience: 'everyone',
    title: 'Language, light and dark',
    summary: 'Find both at the bottom of every page and in your menu. We remember your choice.',
    sections: [
      {
        heading: 'What changes',
        paragraphs: [
          'Words, numbers, dates and reading direction follow the language. Prices stay in the market’s currency.',
          'Match device follows your phone or computer; Light and Dark stay as they are. Motion is reduced when your device asks for it.',
        ],
      },
    ],
  },
  {
    slug: 'messages',
    topic: 'account',
    audience: 'everyone',
    title: 'Messages and notifications',
    summary:
      'Message anyone from their profile or shop. The bell and your notification settings decide what reaches you.',
    sections: [
      {
        heading: 'Writing',
        paragraphs: [
          'Messages are under the speech bubble at the top. Send text, photos or a product. Press a message to reply, react, edit it within 15 minutes or delete it. One tick means it’s sent, two that it was delivered, and Read that it was read.',
          'Offline, you can read what you had open and keep writing. Your messages go out in order when you’re back.',
        ],
      },
      {
        heading: 'Peace and quiet',
        paragraphs: [
          'In a conversation’s menu you can mute it, block the person or report a message. When someone is blocked, nothing gets through either way: no messages, no offers, no online status or read receipts.',
          'Under Settings, Notifications you choose what reaches you on the market, by email or on your device, and set quiet hours. Several of a kind arrive together.',
        ],
      },
      {
        heading: 'For sellers',
        paragraphs: [
          'Saved replies answer the questions you get every day. An away message replies once a day to each person while you’re gone.',
        ],
      },
    ],
  },
];
