/** New values over old ones; an empty one takes its name away, and null takes all of them. */
export function mergeMetadata(
  old: Record<string, string> | null,
  added: Record<string, string> | null | undefined,
): Record<string, string> {
  if (added === null) return {};
  return Object.fromEntries(Object.entries({ ...old, ...added }).filter(([, value]) => value !== ''));
}
