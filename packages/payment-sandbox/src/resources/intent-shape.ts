import type Stripe from 'stripe';
import { newId, newSecret } from '../store/ids.ts';

/** What a payment intent is made of. */
export interface NewIntent {
  amount: number;
  currency: string;
  automatic_payment_methods?:
    | { enabled: boolean; allow_redirects?: 'always' | 'never' | undefined }
    | undefined;
  capture_method: Stripe.PaymentIntent.CaptureMethod;
  confirmation_method: Stripe.PaymentIntent.ConfirmationMethod;
  customer?: string | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | null | undefined;
  payment_method_types?: string[] | undefined;
  receipt_email?: string | undefined;
  setup_future_usage?: 'on_session' | 'off_session' | '' | undefined;
  shipping?: object | undefined;
  statement_descriptor?: string | undefined;
  statement_descriptor_suffix?: string | undefined;
  transfer_group?: string | undefined;
}

export function newIntent(now: number, given: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  const automatic =
    given.automatic_payment_methods ?? (given.payment_method_types ? undefined : { enabled: true });
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method,
    client_secret: newSecret(id),
    confirmation_method: given.confirmation_method,
    created: now,
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: given.payment_method_types ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: given.setup_future_usage || null,
    shipping: (given.shipping as Stripe.PaymentIntent.Shipping | undefined) ?? null,
    source: null,
    statement_descriptor: given.statement_descriptor ?? null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: given.transfer_group ?? null,
  };
}
