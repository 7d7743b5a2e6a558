import type { CheckState, DocumentKind, DocumentType } from '@souk/shared/identity/verification/schema.ts';
import type {
  AddressId,
  AuditEntryId,
  PasskeyId,
  SellerCheckId,
  SellerDocumentId,
  StoredMessageId,
  UserId,
} from '@souk/shared/ids.ts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, MaybeTime, Time } from './column-types.ts';

/** How a session came to be. */
export type SignInWay = 'password' | 'email-code' | 'passkey' | 'google' | 'apple' | 'signup' | 'reset';

export type SecretPurpose =
  | 'sign-in'
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'confirm'
  | 'verify-phone'
  | 'passkey-register'
  | 'passkey-sign-in'
  | 'second-factor-setup'
  | 'first-admin'
  | 'open-order';

/** Signing in, and what people keep of themselves. */
export interface AccountTables {
  seen_devices: SeenDevicesTable;
  traces: TracesTable;
  one_time_secrets: OneTimeSecretsTable;
  passkeys: PasskeysTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  identities: IdentitiesTable;
  spent_credentials: SpentCredentialsTable;
  user_follows: UserFollowsTable;
  user_blocks: UserBlocksTable;
  addresses: AddressesTable;
  notification_choices: NotificationChoicesTable;
  self_limits: SelfLimitsTable;
  self_care: SelfCareTable;
  seller_checks: SellerChecksTable;
  seller_documents: SellerDocumentsTable;
  audit_log: AuditLogTable;
  kept_messages: StoredMessagesTable;
}

interface TracesTable {
  user_id: UserId;
  kind: 'network' | 'device';
  digest: Buffer;
  first_seen_at: Time;
  last_seen_at: Time;
}

interface SeenDevicesTable {
  user_id: UserId;
  device: string;
  seen_at: CreatedAt;
}

interface OneTimeSecretsTable {
  id: string;
  purpose: SecretPurpose;
  user_id: UserId | null;
  subject: Generated<string>;
  secret_hash: Buffer;
  tries: Generated<number>;
  created_at: CreatedAt;
  expires_at: Time;
  used_at: MaybeTime;
  refused_at: MaybeTime;
}

interface PasskeysTable {
  id: PasskeyId;
  user_id: UserId;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  backed_up: Generated<boolean>;
  created_at: CreatedAt;
  last_used_at: MaybeTime;
}

interface SecondFactorsTable {
  user_id: UserId;
  secret: Buffer;
  last_step: Generated<number>;
  enabled_at: MaybeTime;
  created_at: CreatedAt;
}

interface RecoveryCodesTable {
  user_id: UserId;
  code_hash: Buffer;
  used_at: MaybeTime;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: UserId;
  provider: 'google' | 'apple';
  email: string | null;
  created_at: CreatedAt;
  last_used_at: MaybeTime;
}

interface SpentCredentialsTable {
  hash: Buffer;
  expires_at: Time;
}

interface UserFollowsTable {
  follower_id: UserId;
  followed_id: UserId;
  created_at: CreatedAt;
}

interface UserBlocksTable {
  blocker_id: UserId;
  blocked_id: UserId;
  created_at: CreatedAt;
}

interface AddressesTable {
  id: AddressId;
  user_id: UserId;
  name: string;
  country: string;
  street: string;
  extra: Generated<string>;
  city: string;
  region: Generated<string>;
  postal_code: Generated<string>;
  phone: string;
  /** A day, as `2026-12-03`. */
  hold_until: ColumnType<string | null, string | null | undefined, string | null>;
  is_default: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

interface NotificationChoicesTable {
  user_id: UserId;
  kind: string;
  channel: 'in-app' | 'email' | 'push';
  chosen: boolean;
}

interface SelfLimitsTable {
  user_id: UserId;
  period: 'day' | 'week' | 'month';
  currency: string;
  amount: number;
  next_amount: number | null;
  next_from: MaybeTime;
  set_at: CreatedAt;
}

interface SelfCareTable {
  user_id: UserId;
  remind_minutes: number | null;
  cool_down_until: MaybeTime;
}

interface SellerChecksTable {
  id: SellerCheckId;
  user_id: UserId;
  state: Generated<CheckState>;
  legal_name: string;
  country: string;
  reason: string | null;
  decided_by: UserId | null;
  created_at: CreatedAt;
  sent_at: MaybeTime;
  ended_at: MaybeTime;
  emptied_at: MaybeTime;
}

interface SellerDocumentsTable {
  id: SellerDocumentId;
  check_id: SellerCheckId;
  kind: DocumentKind;
  content_type: DocumentType;
  bytes: number;
  storage_key: string;
  created_at: CreatedAt;
  stored_at: MaybeTime;
  removed_at: MaybeTime;
}

interface AuditLogTable {
  id: AuditEntryId;
  actor_id: UserId | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: Json<Record<string, unknown>>;
  created_at: CreatedAt;
}

interface StoredMessagesTable {
  id: StoredMessageId;
  channel: 'mail' | 'sms';
  recipient: string;
  template: string;
  subject: Generated<string>;
  body: string;
  html: string | null;
  created_at: CreatedAt;
}
