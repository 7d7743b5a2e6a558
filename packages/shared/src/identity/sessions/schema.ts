import { z } from 'zod';
import { sessionId } from '../../ids.ts';

/** What a browser says of itself; names of browsers and systems are the same in every language. */
export const device = z.object({
  browser: z.string().nullable(),
  os: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'other']),
});
export type Device = z.infer<typeof device>;

export const signInWay = z.enum(['password', 'email-code', 'passkey', 'google', 'apple', 'signup', 'reset']);
export type SignInWay = z.infer<typeof signInWay>;

/** A place where one is signed in. */
export const openSession = z.object({
  _id: sessionId,
  device,
  way: signInWay,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessionList = z.object({ items: z.array(openSession) });
export type OpenSessionList = z.infer<typeof openSessionList>;

export const signOutQuery = z.strictObject({
  /** `true` ends this session too. */
  all: z.enum(['true', 'false']).default('false'),
});
