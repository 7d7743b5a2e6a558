/** The receiving side said no for good: sending it again would change nothing. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
  /** Nothing reaches that address; otherwise what was said is about the message or about the market. */
  readonly isOfAddress: boolean;

  constructor(message: string, { isOfAddress = true } = {}) {
    super(message);
    this.isOfAddress = isOfAddress;
  }
}

/** It takes nothing of this market: a password or sender that it refuses, for the operator to put right. */
export class MarketRefused extends Error {
  override readonly name = 'MarketRefused';
}

/** It could not be handed over now. The message names no one and nothing of what it says. */
export class NotHandedOver extends Error {
  override readonly name = 'NotHandedOver';
}
