import type { SlipSize } from '@souk/shared/money/papers/schema.ts';
import type { PaperToSave } from '@/ui/document/use-save-paper.ts';

type Ordered = { _id: string; number: string };

export const receiptOf = ({ _id, number }: Ordered): PaperToSave => ({
  path: `/orders/${_id}/receipt.pdf`,
  name: `receipt-${number}`,
});

export const invoiceOf = ({ _id, number }: Ordered): PaperToSave => ({
  path: `/orders/${_id}/invoice.pdf`,
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
