/** Days as `YYYY-MM-DD`. */
export type DeliveryWindow = { from: string; to: string };

/** How long a parcel takes before it is handed over, in working days of the country it leaves. */
export type Handling = { days: number; shipsFrom: string };

/** Where something goes that is bought now. */
export type Going = {
  country: string;
  now: Date;
  /** The day before which its buyer wants nothing; one that is over does nothing. */
  holdUntil?: string | null;
};

/** The days on which something bought now arrives. Public holidays are not known here. */
export function deliveryEstimate(
  handling: Handling,
  transit: { min: number; max: number },
  { country, now, holdUntil }: Going,
): DeliveryWindow {
  const ready = addWorkingDays(now.toISOString().slice(0, 10), handling.days, handling.shipsFrom);
  const leaves = holdUntil && holdUntil > ready ? holdUntil : ready;
  return {
    from: addWorkingDays(leaves, transit.min, country),
    to: addWorkingDays(leaves, transit.max, country),
  };
}

/** The working day that many after a day; what comes on a day off begins on the next working day. */
export function addWorkingDays(day: string, count: number, country: string): string {
  const off = daysOff(country);
  const date = new Date(`${day}T00:00:00Z`);
  const settle = () => {
    while (off.includes(date.getUTCDay())) date.setUTCDate(date.getUTCDate() + 1);
  };
  settle();
  for (let left = count; left > 0; left--) {
    date.setUTCDate(date.getUTCDate() + 1);
    settle();
  }
  return date.toISOString().slice(0, 10);
}

// CLDR 48, supplemental weekData; 0 is Sunday.
const weekends: Readonly<Record<string, readonly number[]>> = {
  AF: [4, 5],
  IN: [0],
  IR: [5],
  UG: [0],
  ...Object.fromEntries('BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE'.split(' ').map((code) => [code, [5, 6]])),
};

const daysOff = (country: string): readonly number[] => weekends[country] ?? [0, 6];
