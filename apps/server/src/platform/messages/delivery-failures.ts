/** The receiving side said no for good: sending it again would change nothing. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

/** It could not be handed over now. The message names no one and nothing of what it says. */
export class NotHandedOver extends Error {
  override readonly name = 'NotHandedOver';
}
