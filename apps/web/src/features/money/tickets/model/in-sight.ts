/** So long a code is out of sight before it is another look at it. */
const GONE_MS = 4_000;

/** Tells of each code in sight whether it has just come there: held before a camera for however long, it is read once. */
export function codesInSight(): (code: string, now: number) => boolean {
  const seenAt = new Map<string, number>();
  return (code, now) => {
    const before = seenAt.get(code) ?? Number.NEGATIVE_INFINITY;
    seenAt.set(code, now);
    return now - before > GONE_MS;
  };
}
