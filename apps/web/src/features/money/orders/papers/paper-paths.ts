import type { SlipSize } from '@souk/shared/money/papers/schema.ts';
import type { PaperToSave } from '@/ui/document/use-save-paper.ts';

type Ordered = { _id: string; number: string };

/** Who has the link that was mailed to the buyer needs nothing else. */
const paperAt = (id: string, file: string, linkKey: string | undefined): string =>
  linkKey === undefined
    ? `/orders/${id}/${file}`
    : `/orders/${id}/by-link/${file}?key=${encodeURIComponent(linkKey)}`;

export const receiptOf = ({ _id, number }: Ordered, linkKey?: string): PaperToSave => ({
  path: paperAt(_id, 'receipt.pdf', linkKey),
  name: `receipt-${number}`,
});

export const invoiceOf = ({ _id, number }: Ordered, linkKey?: string): PaperToSave => ({
  path: paperAt(_id, 'invoice.pdf', linkKey),
  name: `invoice-${number}`,
});

export const slipOf = ({ _id, number }: Ordered, size: SlipSize): PaperToSave => ({
  path: `/orders/${_id}/packing-slip.pdf?size=${size}`,
  name: `packing-slip-${number}`,
});

/** One file for several parcels. */
export const slipsOf = (ids: readonly string[]): PaperToSave => ({
  path: `/orders/packing-slips.pdf?orders=${ids.join(',')}`,
  name: 'packing-slips',
});
