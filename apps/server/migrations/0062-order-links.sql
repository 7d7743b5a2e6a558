-- A link to one order, mailed to the address it was bought with.
alter table one_time_secrets
  drop constraint one_time_secrets_purpose_check,
  add constraint one_time_secrets_purpose_check check (purpose in (
    'sign-in', 'verify-email', 'reset-password', 'change-email', 'confirm', 'verify-phone',
    'passkey-register', 'passkey-sign-in', 'second-factor-setup', 'first-admin', 'open-order'));
