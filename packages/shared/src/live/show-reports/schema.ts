import { z } from 'zod';
import { shopId, showId } from '../../ids.ts';
import { bareSum } from '../../money.ts';

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
  /** What lots and pieces brought. */
  sales: bareSum,
  /** What viewers gave. */
  tips: bareSum,
});
export type ReportMinute = z.infer<typeof reportMinute>;

/** What a co-host auctioned, as everyone saw it. What they sold at a price is told to them alone. */
export const reportOfCoHost = z.object({
  shop: z.object({ _id: shopId, name: z.string() }),
  /** Only minutes in which a lot of theirs was sold. */
  minutes: z.array(z.object({ at: z.iso.datetime(), lots: z.int(), sales: bareSum })),
});
export type ReportOfCoHost = z.infer<typeof reportOfCoHost>;

export const showReport = z.object({
  showId,
  title: z.string(),
  /** Whose lots, products and followers are counted; tips are the host’s. */
  shop: z.object({ _id: shopId, name: z.string() }),
  /** Beside those, for the host of the show. */
  coHosts: z.array(reportOfCoHost),
  /** Of every sum in it. */
  currency: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it is live. */
  endedAt: z.iso.datetime().nullable(),
  minutes: z.array(reportMinute),
});
export type ShowReport = z.infer<typeof showReport>;
