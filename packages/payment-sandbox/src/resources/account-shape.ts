import type Stripe from 'stripe';

interface NewAccount {
  id: string;
  now: number;
  country: string;
  type?: 'custom' | 'express' | 'standard' | undefined;
  default_currency?: string | undefined;
}

const nothingDue = () => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
});

export const accountShape = ({
  id,
  now,
  country,
  type = 'custom',
  default_currency = 'usd',
}: NewAccount): Stripe.Account => ({
  id,
  object: 'account',
  business_profile: {
    annual_revenue: null,
    estimated_worker_count: null,
    mcc: null,
    minority_owned_business_designation: null,
    name: null,
    product_description: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
  },
  business_type: null,
  capabilities: {},
  charges_enabled: false,
  controller: { type: 'application', is_controller: true },
  country,
  created: now,
  default_currency,
  details_submitted: false,
  email: null,
  external_accounts: {
    object: 'list',
    data: [],
    has_more: false,
    url: `/v1/accounts/${id}/external_accounts`,
  },
  future_requirements: nothingDue(),
  metadata: {},
  payouts_enabled: false,
  requirements: nothingDue(),
  settings: {
    bacs_debit_payments: { display_name: null, service_user_number: null },
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_issuing: { tos_acceptance: { date: null, ip: null } },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: false,
      schedule: { delay_days: 2, interval: 'manual' },
      statement_descriptor: null,
    },
    sepa_debit_payments: {},
  },
  tos_acceptance: { date: null, ip: null, user_agent: null },
  type,
});
