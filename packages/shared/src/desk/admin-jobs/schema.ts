import { z } from 'zod';
import { jobId } from '../../ids.ts';
import { tableQuery } from '../../paging.ts';
import { jobGroups } from './groups.ts';

/** Work done in the background. What it is about is not shown: it may hold someone's name and address. */
export const adminJob = z.object({
  _id: jobId,
  name: z.string(),
  /** `again`: it failed, and is tried once more. */
  state: z.enum(['waiting', 'running', 'again', 'failed']),
  tries: z.int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  askedAt: z.iso.datetime(),
  /** Of what waits: not before. Of what failed: when it was given up. */
  at: z.iso.datetime(),
});
export type AdminJob = z.infer<typeof adminJob>;

export const adminJobQuery = tableQuery.extend({ of: z.enum(jobGroups).default('failed') });
export type AdminJobQuery = z.output<typeof adminJobQuery>;
export const adminJobList = z.object({
  items: z.array(adminJob),
  total: z.int(),
  counts: z.record(z.enum(jobGroups), z.int()),
});
export type AdminJobList = z.infer<typeof adminJobList>;
