import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { ApiError } from '@/platform/api/index.ts';
import type { Translate } from '@/platform/i18n/index.ts';

/** What someone can do about a failure. */
export type NextStep = 'retry' | 'signIn' | 'search' | 'reload' | 'fix' | 'none';

export type ErrorCopy = { title: MessageKey; next: MessageKey; step: NextStep };

/** The plain words and the next step for every code; a feature's own codes are added here. */
const copies: Record<string, ErrorCopy> = {
  network_error: copy('error.network_error', 'retry'),
  request_aborted: copy('error.request_aborted', 'retry'),
  timeout_exceeded: copy('error.timeout_exceeded', 'retry'),
  unsupported_protocol: copy('error.unsupported_protocol', 'fix'),
  invalid_input: copy('error.invalid_input', 'fix'),
  unauthenticated: copy('error.unauthenticated', 'signIn'),
  forbidden: copy('error.forbidden', 'none'),
  not_found: copy('error.not_found', 'search'),
  unknown_address: copy('error.unknown_address', 'none'),
  method_not_allowed: copy('error.unknown_address', 'none'),
  unsupported_media_type: copy('error.internal_error', 'reload'),
  payload_too_large: copy('error.payload_too_large', 'fix'),
  too_many_requests: copy('error.too_many_requests', 'retry'),
  conflict: copy('error.conflict', 'reload'),
  idempotency_key_required: copy('error.internal_error', 'reload'),
  idempotency_key_reused: copy('error.conflict', 'reload'),
  idempotency_in_progress: copy('error.unavailable', 'retry'),
  unavailable: copy('error.unavailable', 'retry'),
  internal_error: copy('error.internal_error', 'retry'),
  blocked_by_you: copy('error.blocked_by_you', 'fix'),
  yourself: copy('error.yourself', 'none'),
  own_shop: copy('error.own_shop', 'none'),
  have_shop: copy('error.have_shop', 'none'),
  shop_suspended: copy('error.shop_suspended', 'none'),
  open_orders: copy('error.open_orders', 'fix'),
  too_many_shipping_profiles: copy('error.too_many_shipping_profiles', 'fix'),
  too_many_shipping_methods: copy('error.too_many_shipping_methods', 'fix'),
  default_profile: copy('error.default_profile', 'fix'),
  import_running: copy('error.import_running', 'none'),
  import_not_checked: copy('error.import_not_checked', 'reload'),
  import_over: copy('error.import_over', 'none'),
  shop_required: copy('error.shop_required', 'none'),
  muted: copy('error.muted', 'none'),
  suspended: copy('error.suspended', 'none'),
  wrong_credentials: copy('error.wrong_credentials', 'fix'),
  wrong_code: copy('error.wrong_code', 'fix'),
  wrong_second_factor: copy('error.wrong_second_factor', 'fix'),
  link_expired: copy('error.link_expired', 'none'),
  passkey_refused: copy('error.passkey_refused', 'fix'),
  passkey_not_added: copy('error.passkey_refused', 'fix'),
  too_many_passkeys: copy('error.too_many_passkeys', 'fix'),
  passkey_exists: copy('error.passkey_exists', 'fix'),
  second_factor_required: copy('error.second_factor_required', 'fix'),
  second_factor_on: copy('error.second_factor_on', 'fix'),
  second_factor_off: copy('error.second_factor_off', 'fix'),
  credential_refused: copy('error.credential_refused', 'retry'),
  account_exists: copy('error.account_exists', 'signIn'),
  identity_taken: copy('error.identity_taken', 'fix'),
  identity_exists: copy('error.identity_exists', 'fix'),
  email_not_shared: copy('error.email_not_shared', 'fix'),
  email_belongs_elsewhere: copy('error.email_belongs_elsewhere', 'fix'),
  last_way_in: copy('error.last_way_in', 'fix'),
  confirmation_required: copy('error.confirmation_required', 'retry'),
  email_not_verified: copy('error.email_not_verified', 'fix'),
  documents_missing: copy('error.documents_missing', 'fix'),
  unreadable_document: copy('error.unreadable_document', 'fix'),
  check_moved_on: copy('error.check_moved_on', 'reload'),
  already_verified: copy('error.already_verified', 'none'),
  own_check: copy('error.own_account', 'none'),
  own_account: copy('error.own_account', 'none'),
  last_admin: copy('error.last_admin', 'fix'),
  unproved_account: copy('error.unproved_account', 'fix'),
  too_many_addresses: copy('error.too_many_addresses', 'fix'),
  cooling_down: copy('error.cooling_down', 'none'),
  spending_limit_reached: copy('error.spending_limit_reached', 'none'),
  own_product: copy('error.own_product', 'none'),
  edit_conflict: copy('error.edit_conflict', 'reload'),
  event_status: copy('error.event_status', 'reload'),
  shop_not_open: copy('error.shop_not_open', 'fix'),
  stock_changed: copy('error.stock_changed', 'reload'),
  product_status: copy('error.product_status', 'reload'),
  auction_running: copy('error.auction_running', 'none'),
  not_for_sale: copy('error.not_for_sale', 'reload'),
  not_sent: copy('error.not_sent', 'fix'),
  not_enough_stock: copy('error.not_enough_stock', 'fix'),
  cart_full: copy('error.cart_full', 'fix'),
  not_delivered: copy('error.not_delivered', 'none'),
  already_reviewed: copy('error.already_reviewed', 'none'),
  own_review: copy('error.own_review', 'none'),
  offers_closed: copy('error.offers_closed', 'none'),
  offer_open: copy('error.offer_open', 'fix'),
  offer_moved_on: copy('error.offer_moved_on', 'reload'),
  already_reported: copy('error.already_reported', 'none'),
  report_decided: copy('error.report_decided', 'reload'),
};

export function errorCopy(error: unknown): ErrorCopy {
  const code = error instanceof ApiError ? error.code : 'internal_error';
  return copies[code] ?? copies.internal_error!;
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

type Told =
  | 'not_delivered'
  | 'already_reviewed'
  | 'own_review'
  | 'offers_closed'
  | 'offer_open'
  | 'offer_moved_on'
  | 'already_reported'
  | 'report_decided'
  | 'email_not_verified'
  | 'documents_missing'
  | 'unreadable_document'
  | 'check_moved_on'
  | 'already_verified'
  | 'own_account'
  | 'last_admin'
  | 'unproved_account'
  | 'network_error'
  | 'request_aborted'
  | 'timeout_exceeded'
  | 'unsupported_protocol'
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'unknown_address'
  | 'payload_too_large'
  | 'too_many_requests'
  | 'conflict'
  | 'unavailable'
  | 'internal_error'
  | 'suspended'
  | 'muted'
  | 'shop_required'
  | 'own_shop'
  | 'have_shop'
  | 'shop_suspended'
  | 'open_orders'
  | 'too_many_shipping_profiles'
  | 'too_many_shipping_methods'
  | 'default_profile'
  | 'import_running'
  | 'import_not_checked'
  | 'import_over'
  | 'yourself'
  | 'blocked_by_you'
  | 'wrong_credentials'
  | 'wrong_code'
  | 'wrong_second_factor'
  | 'link_expired'
  | 'passkey_refused'
  | 'too_many_passkeys'
  | 'passkey_exists'
  | 'second_factor_required'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'credential_refused'
  | 'account_exists'
  | 'identity_taken'
  | 'identity_exists'
  | 'email_not_shared'
  | 'email_belongs_elsewhere'
  | 'last_way_in'
  | 'confirmation_required'
  | 'too_many_addresses'
  | 'cooling_down'
  | 'own_product'
  | 'edit_conflict'
  | 'event_status'
  | 'shop_not_open'
  | 'stock_changed'
  | 'product_status'
  | 'auction_running'
  | 'not_for_sale'
  | 'not_enough_stock'
  | 'cart_full'
  | 'not_sent'
  | 'spending_limit_reached';

function copy(title: `error.${Told}`, step: NextStep): ErrorCopy {
  return { title, next: `${title}.next`, step };
}
