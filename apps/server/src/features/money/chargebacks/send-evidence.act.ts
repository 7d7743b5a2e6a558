import type { ChargebackId } from '@souk/shared/ids.ts';
import type { EvidenceKind } from '@souk/shared/money/chargebacks/evidence.ts';
import type Stripe from 'stripe';
import { type Act, queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { isRefusal } from '../provider/index.ts';
import { tellOfChargeback } from './chargeback.facts.ts';
import type { ChargebackRow } from './chargeback.repo.ts';
import { findFiles, markRefused, markSending, markSent } from './evidence.repo.ts';
import { wordsForBank } from './evidence-words.ts';

interface Sending {
  chargebackId: ChargebackId;
  providerId: string;
}

interface SendingParts {
  db: Db;
  storage: Storage;
  provider: PaymentProvider;
}

const name = 'send-evidence';

/** Where a document stands among what a bank asks for. */
const fields: Readonly<Record<EvidenceKind, keyof Stripe.DisputeUpdateParams.Evidence>> = {
  receipt: 'receipt',
  shipping: 'shipping_documentation',
  conversation: 'customer_communication',
  other: 'uncategorized_file',
};

/** Tells the bank what the shops say, once: what has begun is not changed any more. */
export const sendingEvidence = (parts: SendingParts): Act<never, Sending, { sent: boolean }, null> => ({
  name,
  begin: () => Promise.reject(new Error('evidence is queued')),
  async ask({ chargebackId, providerId }) {
    const stripe = await parts.provider.client();
    const { status, evidence_details } = await stripe.disputes.retrieve(providerId);
    // It got there before, and the process that sent it died.
    if (status !== 'needs_response') return { sent: evidence_details.submission_count > 0 };
    const [words, documents] = await Promise.all([
      wordsForBank(parts.db, chargebackId),
      sendFiles(parts, stripe, chargebackId),
    ]);
    try {
      await stripe.disputes.update(providerId, { evidence: { ...words, ...documents }, submit: true });
      return { sent: true };
    } catch (error) {
      // It is decided, or its time is over.
      if (isRefusal(error)) return { sent: false };
      throw error;
    }
  },
  async record({ db, clock }, { chargebackId }, { sent }) {
    const now = clock.now();
    if (sent) await markSent(db, chargebackId, now);
    else if (await markRefused(db, chargebackId, now))
      await tellOfChargeback(db, { id: chargebackId }, 'refused', now);
    return { status: 200, body: null };
  },
});

async function sendFiles({ db, storage }: SendingParts, stripe: Stripe, id: ChargebackId) {
  const sent: Stripe.DisputeUpdateParams.Evidence = {};
  for (const file of await findFiles(db, id)) {
    const data = file.storageKey && (await storage.read(file.storageKey));
    if (!data) continue;
    const { id: there } = await stripe.files.create(
      {
        purpose: 'dispute_evidence',
        file: { data, name: file.name, type: file.contentType ?? 'application/octet-stream' },
      },
      { idempotencyKey: `evidence:${file.id}` },
    );
    Object.assign(sent, { [fields[file.kind]]: there });
  }
  return sent;
}

/** In the transaction of who decides it; the chargeback is locked. */
export async function queueSending(
  tx: Db,
  { id, provider_id, payment_id }: ChargebackRow,
  now: Date,
): Promise<void> {
  await markSending(tx, id, now);
  await queueAct<Sending>(
    tx,
    { name },
    { actor: payment_id, begun: { chargebackId: id, providerId: provider_id }, now },
  );
}
