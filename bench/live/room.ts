import type { SentFrame } from '@souk/live/protocol.ts';

/** What people in a busy room say: the mark is read by listeners, the rest is as long as a line of chat is. */
export const lineOf = (n: number): string =>
  `~${n}:${process.hrtime.bigint()}~ Is the blue one still there, and does it come with the lid?`;

export const helloOf = (token: string | null): SentFrame => ({ op: 'hello', protocol: 1, token });

/** Listens to a room as the screen of a show does. */
export const listenTo = (room: string, limit?: number): SentFrame => ({
  op: 'listen',
  id: 1,
  query: { collection: `rooms/${room}/messages`, order: [['$born', 'down']], ...(limit ? { limit } : {}) },
});
