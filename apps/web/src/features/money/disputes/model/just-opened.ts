/** What was reported a moment ago: its section stands elsewhere on the page than the form did. */
let opened: string | null = null;

export function noteOpened(disputeId: string): void {
  opened = disputeId;
}

/** Once: who comes back later reads from the top. */
export function wasJustOpened(disputeId: string): boolean {
  const isIt = opened === disputeId;
  if (isIt) opened = null;
  return isIt;
}
