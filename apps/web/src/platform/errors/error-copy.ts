import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { ApiError } from '@/platform/api/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';

export type ErrorCopy = { title: MessageKey; next: MessageKey };

/** The codes with plain words and a next step of their own; a feature's are added here. */
const told = [
  'network_error',
  'request_aborted',
  'timeout_exceeded',
  'unsupported_protocol',
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'unknown_address',
  'payload_too_large',
  'too_many_requests',
  'conflict',
  'unavailable',
  'internal_error',
  'blocked_by_you',
  'yourself',
  'own_shop',
  'have_shop',
  'shop_suspended',
  'open_orders',
  'too_many_shipping_profiles',
  'too_many_shipping_methods',
  'too_many_coupons',
  'coupon_refused',
  'default_profile',
  'import_running',
  'import_not_checked',
  'import_over',
  'shop_required',
  'muted',
  'suspended',
  'wrong_credentials',
  'wrong_code',
  'wrong_second_factor',
  'link_expired',
  'passkey_refused',
  'too_many_passkeys',
  'passkey_exists',
  'second_factor_required',
  'second_factor_on',
  'second_factor_off',
  'credential_refused',
  'account_exists',
  'identity_taken',
  'identity_exists',
  'email_not_shared',
  'email_belongs_elsewhere',
  'last_way_in',
  'confirmation_required',
  'email_not_verified',
  'documents_missing',
  'unreadable_document',
  'check_moved_on',
  'already_verified',
  'own_account',
  'last_admin',
  'unproved_account',
  'too_many_addresses',
  'cooling_down',
  'spending_limit_reached',
  'own_product',
  'edit_conflict',
  'event_status',
  'shop_not_open',
  'stock_changed',
  'product_status',
  'auction_running',
  'not_for_sale',
  'not_sent',
  'not_enough_stock',
  'cart_full',
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'authentication_required',
  'payments_unavailable',
  'payment_processing',
  'refund_too_much',
  'too_many_cards',
  'not_delivered',
  'already_reviewed',
  'own_review',
  'offers_closed',
  'offer_open',
  'offer_moved_on',
  'payouts_unavailable',
  'shop_closed',
  'seller_not_verified',
  'no_bank_account',
  'payouts_paused',
  'payout_running',
  'below_least_payout',
  'not_enough_available',
  'already_reported',
  'report_decided',
  'card_wrong',
  'test_card_only',
  'nothing_to_buy',
  'checkout_over',
  'checkout_changed',
  'checkout_incomplete',
  'payment_running',
  'already_extended',
  'card_needed',
  'insufficient_funds',
  'order_moved_on',
  'dispute_not_open',
  'dispute_moved_on',
  'too_much_evidence',
  'cancel_already_asked',
  'too_much_refunded',
  'refund_failed',
] as const;
type Told = (typeof told)[number];

/** Codes told in another's words. */
const toldAs: Partial<Record<string, Told>> = {
  method_not_allowed: 'unknown_address',
  unsupported_media_type: 'internal_error',
  idempotency_key_required: 'internal_error',
  idempotency_key_reused: 'conflict',
  idempotency_in_progress: 'unavailable',
  passkey_not_added: 'passkey_refused',
  own_check: 'own_account',
  bad_signature: 'forbidden',
  no_cancel_asked: 'order_moved_on',
  wrong_way: 'order_moved_on',
  nothing_refunded: 'too_much_refunded',
};

export function errorCopy(error: unknown): ErrorCopy {
  const code = error instanceof ApiError ? error.code : 'internal_error';
  const words = told.find((own) => own === code) ?? toldAs[code] ?? 'internal_error';
  return { title: `error.${words}`, next: `error.${words}.next` };
}

/** Both sentences of the copy; who asked too often is told when to come back. */
export function failureWords(error: unknown, t: Translate): string {
  const { title, next } = errorCopy(error);
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
  return `${t(title)} ${wait ? t('error.wait', { count: Math.ceil(wait / 60) }) : t(next)}`;
}

/** The number that finds a failure in the operator's logs. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}
