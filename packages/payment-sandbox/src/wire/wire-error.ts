import type Stripe from 'stripe';

export type ErrorType =
  | 'api_error'
  | 'authentication_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error';

export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** An answer in Stripe's error envelope. */
export class WireError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Whether what was written before it stays: a declined charge is one that happened. */
  readonly keepsWrites: boolean;
  /** Whether the same idempotency key gets it again: what never began to be done is not remembered. */
  readonly isOutcome: boolean;

  constructor(status: number, body: ErrorBody, { keepsWrites = false, isOutcome = true } = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keepsWrites = keepsWrites;
    this.isOutcome = isOutcome;
  }
}

/** Parameters that make no sense, whatever there is. */
export const invalidRequest = (message: string, more: Pick<ErrorBody, 'code' | 'param'> = {}): WireError =>
  new WireError(400, { type: 'invalid_request_error', message, ...more }, { isOutcome: false });

/** Parameters that make no sense with what there is. */
export const impossible = (
  message: string,
  more: Pick<ErrorBody, 'code' | 'param' | 'payment_intent' | 'setup_intent'> = {},
): WireError => new WireError(400, { type: 'invalid_request_error', message, ...more });

export const noSuch = (thing: string, id: string, param = 'id'): WireError =>
  new WireError(
    param === 'id' ? 404 : 400,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${thing}: '${id}'`,
      param,
    },
    { isOutcome: false },
  );

export const unauthorized = (message: string): WireError =>
  new WireError(401, { type: 'invalid_request_error', message }, { isOutcome: false });

export const unknownUrl = (method: string, path: string): WireError =>
  new WireError(
    404,
    { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` },
    { isOutcome: false },
  );
