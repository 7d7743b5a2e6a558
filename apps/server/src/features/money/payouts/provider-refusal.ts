// What was wrong with the call, not with its moment: nothing was done, and the same call fails again. A key of ours that
// the provider does not know (401) or too many calls (429) are put right by others, and the money waits.
const refusals: ReadonlySet<unknown> = new Set([400, 402, 403, 404]);

export const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  String(error.type).startsWith('Stripe') &&
  'statusCode' in error &&
  refusals.has(error.statusCode);
