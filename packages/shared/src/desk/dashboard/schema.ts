import { z } from 'zod';
import { salesDay, salesDays } from '../seller-home/schema.ts';

const timeZones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

export const dashboardQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(salesDays).default(30),
  /** On whose calendar a day begins and ends. */
  timeZone: z
    .string()
    .max(60)
    .default('UTC')
    .transform((name) => (timeZones.has(name) ? name : 'UTC')),
});
export type DashboardQuery = z.output<typeof dashboardQuery>;

const salesOfCurrency = z.object({
  currency: z.string().length(3),
  /** Days on which something was sold, the first first. */
  days: z.array(salesDay),
});

/** How the whole market does in as many days as were asked for, and in as many before them. */
export const dashboard = z.object({
  /** There, at this moment. */
  today: z.iso.date(),
  /** The market's own currency first, also where nothing was sold in it. */
  sales: z.array(salesOfCurrency).min(1),
  /** Days on which people signed up, the first first. */
  signUps: z.array(z.object({ day: z.iso.date(), people: z.int() })),
});
export type Dashboard = z.infer<typeof dashboard>;
