/** A provider has answered by then, or is asked once more with the same id. */
const LEASE_MS = 60_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
