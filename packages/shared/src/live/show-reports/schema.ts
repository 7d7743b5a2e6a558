import { z } from 'zod';
import { showId } from '../../ids.ts';

/** A show is reported on for so long at most, from its beginning. */
export const mostReportMinutes = 24 * 60;

export const reportMinute = z.object({
  at: z.iso.datetime(),
  /** Null where nobody counted: the market was not running. */
  viewers: z.int().nullable(),
  messages: z.int(),
  follows: z.int(),
  /** Lots that were sold. */
  lots: z.int(),
  /** Pieces bought at their price. */
  pieces: z.int(),
  /** What lots and pieces brought, in minor units. */
  sales: z.int(),
  /** What viewers gave, in minor units. */
  tips: z.int(),
});
export type ReportMinute = z.infer<typeof reportMinute>;

export const showReport = z.object({
  showId,
  title: z.string(),
  currency: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it is live. */
  endedAt: z.iso.datetime().nullable(),
  minutes: z.array(reportMinute),
});
export type ShowReport = z.infer<typeof showReport>;
