export interface Row {
  tries: string;
  holds: string;
  /** Test files in which every test is one try. */
  casesIn?: readonly string[];
  /** Not there to be tried yet. */
  comesWith?: string;
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
      'fifty calls at once with one key, over two processes; a call killed (-9) before and after each statement',
    holds: 'one effect, and who repeats it is answered within a second',
  },
  acts: {
    tries: 'a payment to a provider, killed (-9) before and after each statement and call that it makes',
    holds: 'charged once, in the books once, one answer',
  },
  'payment webhooks': {
    tries: 'events of payments and refunds: copies, every order, before their payment, badly signed, old',
    holds: 'settled once, and the wallet holds what came in and did not go back',
  },
  'live documents': {
    tries: 'messages of 200 people who come and go, over sockets and polls; models of devices and tabs',
    holds: 'each acknowledged message once, in its writer’s order; all see the same in the end',
  },
  'slow readers': {
    tries: 'sockets that read nothing of 1 000, while 500 messages a second are told (in seconds)',
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
    tries: 'mutated pictures in five formats',
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
    tries: 'mail that is refused, hangs, fails or is cut off',
    holds: 'the market goes on; what waits is done once when the service is back',
    casesIn: ['apps/server/src/platform/mail/mail.fault.test.ts'],
  },
  ledger: {
    tries: 'random commands; clients at once with repeated keys',
    holds: 'postings sum to zero; no wallet below zero; same key, one effect',
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
      'bidders at once through two processes, tied, around the close; a process killed (-9) in the middle',
    holds: 'no acknowledged bid lost, one winner, dense numbers, hashes chain, the price recomputes',
  },
  video: {
    tries: 'random and malformed SDP and RTP',
    holds: 'nothing crashes; honest viewers keep seeing',
  },
};
