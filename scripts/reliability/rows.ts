export interface Row {
  tries: string;
  holds: string;
  /** Test files in which every test is one try. */
  casesIn?: readonly string[];
  /** Stands in place of counts, where there are none. */
  instead?: string;
}

/** What is tried again and again, and what must hold: the table of faults. */
export const rows: Readonly<Record<string, Row>> = {
  'killing the app': {
    tries: 'the market killed (-9) at random moments while all write, and while it starts',
    holds: 'up again in 5 s; all that was acknowledged is there; the same key, one effect; the oracle holds',
  },
  'killing Postgres': {
    tries: 'Postgres killed (-9) while all write',
    holds: 'no process ends, all can write again in 3 s, all that was acknowledged is there, nobody reloads',
  },
  'ending single backends': {
    tries: 'a connection ended by Postgres: in a transaction, listening, of jobs, idle',
    holds: 'no process ends, all can write again in 3 s, all that was acknowledged is there',
  },
  'a network to the database that swallows everything': {
    tries: 'a process cut off from the database without a word, in the middle of twenty writes',
    holds: 'what it locked is free and it writes again, each within 30 s; all that was acknowledged is there',
  },
  'raw sockets': {
    tries: 'malformed, aborted, reset, half-open, slow, oversized and upgraded requests on every address',
    holds: 'no process ends, no descriptor stays, others are answered within 250 ms (p99)',
  },
  idempotency: {
    tries:
      'fifty calls at once with one key, over two processes; a call killed (-9) before and during each statement',
    holds: 'one effect, and who repeats it is answered within a second',
  },
  acts: {
    tries:
      'payments, top-ups, checkouts, wins, draws, refunds and payouts, killed (-9) before and during each statement and call that they make, and once that was done and not heard of',
    holds: 'charged, given back or paid out once, in the books once, one answer',
  },
  'payment webhooks': {
    tries: 'events of payments and refunds: copies, every order, before their payment, badly signed, old',
    holds: 'settled once, and the wallet holds what came in and did not go back',
  },
  'live documents': {
    tries:
      'messages of 200 people who come and go, over sockets and polls; models of devices, tabs, limited lists and queries',
    holds: 'each acknowledged message once, in its writer’s order; all see the same in the end',
  },
  'slow readers': {
    tries:
      'sockets of which each tenth or twentieth reads nothing, while 500 messages a second are told (in seconds)',
    holds: 'memory grows by less than 150 MB; the p99 of others is below 500 ms',
  },
  sockets: {
    tries: 'random and malformed frames',
    holds: 'nothing crashes, and honest clients are served',
  },
  uploads: {
    tries: 'the server killed in one upload; two parts at once',
    holds: 'bytes equal; what comes at the wrong time is refused',
  },
  images: {
    tries: 'hostile files, and mutated pictures in five formats',
    holds: 'refused or drawn anew, within bounds of memory and time',
  },
  HTTP: {
    tries: 'inputs to every operation: boundary, wrong-typed, huge, odd, prototype keys (each)',
    holds: 'never a 5xx; answers match their schema',
  },
  products: {
    tries: 'random products, as a seller may write them',
    holds: 'what is saved reads as it was written, and keeps its rules',
  },
  passkeys: {
    tries: 'mutated credentials',
    holds: 'refused, without a failure of ours',
  },
  'sign-in': {
    tries:
      'credentials with a bad signature, algorithm, key, issuer, audience, nonce or time; replayed; spelt oddly',
    holds: 'refused',
    casesIn: [
      'apps/server/src/features/identity/social-sign-in/credential.security.test.ts',
      'apps/server/src/features/identity/social-sign-in/linking.security.test.ts',
    ],
  },
  abuse: {
    tries: 'guessing passwords and codes, filling mailboxes, asking too often',
    holds: 'limits hold, over two processes',
    casesIn: [
      'apps/server/src/features/identity/sign-in/sign-in.abuse.security.test.ts',
      'apps/server/src/platform/rate-limit/rate-limit.race.test.ts',
    ],
  },
  fairness: {
    tries:
      'one person’s pictures, sign-ins, sign-ups, searches, lists, imports, uploads and polls as fast as limits let them',
    holds: 'another person’s same act takes at most three times as long as before, or 100 ms',
  },
  'outgoing requests': {
    tries: 'addresses of this machine and its network, however they are spelt; rebinding; redirects',
    holds: 'refused',
    casesIn: ['apps/server/src/platform/outgoing/outgoing.security.test.ts'],
  },
  'services down': {
    tries:
      'payments, files in S3, mail, texts, pushes, keys to sign in by and pictures of other sites, each away, silent, failing or cut off',
    holds:
      'the market goes on, and its health says what is delayed; what waits is done once when the service is back',
  },
  ledger: {
    tries: 'random commands; clients at once with repeated keys',
    holds: 'postings sum to zero; no wallet below zero; same key, one effect',
  },
  money: {
    tries:
      'fees, taxes, coupons, and refunds in parts, of random orders in currencies of 0, 2 and 3 decimals, up to the largest amounts',
    holds: 'parts add up to the total, and nobody’s is below nothing',
  },
  'money at once': {
    tries:
      'people who pay, give up, spend and take back the same credit in the same moment; two currencies; wins whose time is over',
    holds: 'charged or given back, never both; who pays at the same time waits for nobody in a ring',
  },
  checkout: {
    tries: 'confirmation, what the provider tells, expiry, leaving and refund interleaved',
    holds: 'orders go a legal way; money and stock agree',
  },
  'flash sales': {
    tries: '200 buyers for 20 pieces in the last second, some by two tabs, some leaving, over two processes',
    holds: 'exactly 20 pieces at the price, no person more than their share, nobody after the end',
  },
  stock: {
    tries: 'many buyers at once for few pieces; holds that end in that instant',
    holds: 'exactly as many are sold as there are',
  },
  auctions: {
    tries:
      'bidders at once through two processes, tied, around the close; scripts against the rules; a process killed (-9) in the middle',
    holds: 'no acknowledged bid lost, one winner, dense numbers, hashes chain, the price recomputes',
  },
  giveaways: {
    tries:
      'hundreds who enter at once over two processes; entries, the draw and calling it off in one moment',
    holds: 'each is in the frozen list once, or refused; drawn once; one order',
  },
  'scripts in text': {
    tries: 'script in the words of a shop, a product and an event',
    holds: 'nothing runs, and it is read as words',
    instead: 'Tried in a browser by `e2e/journeys/script-in-text.spec.ts`, and not counted here.',
  },
  backup: {
    tries: 'restoring into an empty place and into a plain Postgres; a damaged file',
    holds: 'the oracle holds; counts and hashes of files are equal',
    instead: 'Not tried: there is no command to back up and restore yet.',
  },
  accessibility: {
    tries: 'axe on every screen in both themes; buying and bidding by keyboard alone',
    holds: 'no serious finding',
    instead:
      'Tried in a browser by `npm run tour` and `e2e/journeys/keyboard.spec.ts`, and not counted here.',
  },
  video: {
    tries: 'random and malformed SDP and RTP',
    holds: 'nothing crashes; honest viewers keep seeing',
  },
};
