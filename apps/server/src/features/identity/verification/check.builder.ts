import type { SellerCheckId, SellerDocumentId } from '@souk/shared/ids.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

type NewCheck = NewRow<'seller_checks'> & { id: SellerCheckId };
type NewDocument = NewRow<'seller_documents'> & { id: SellerDocumentId };
type CheckInput = Partial<NewCheck> & Pick<NewCheck, 'user_id'>;
type DocumentInput = Partial<NewDocument> & Pick<NewDocument, 'check_id'>;

/** A check that waits for a decision, unless told otherwise. */
export function checkRow(input: CheckInput): NewCheck {
  const sentAt = input.sent_at ?? input.created_at ?? new Date();
  return {
    id: newId<SellerCheckId>(),
    state: 'waiting',
    legal_name: 'Robin Maria Vale',
    country: 'PT',
    reason: null,
    decided_by: null,
    ended_at: null,
    emptied_at: null,
    sent_at: sentAt,
    created_at: sentAt,
    ...input,
  };
}

/** The mention of a document that is stored; the file itself is put where `storage_key` says. */
export function documentRow(input: DocumentInput): NewDocument {
  const id = input.id ?? newId<SellerDocumentId>();
  const at = input.created_at ?? new Date();
  return {
    kind: 'identity-front',
    content_type: 'image/png',
    bytes: 1_000,
    storage_key: `documents/${id}`,
    created_at: at,
    stored_at: at,
    removed_at: null,
    ...input,
    id,
  };
}
