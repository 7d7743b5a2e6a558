import { useTellFailure } from '@/app/use-tell-failure.ts';
import { SellerChoices } from '@/features/live/settlement/ui/seller-choices.tsx';

/** What its seller may still do about a lot, with failures told as everywhere. */
export function SellerChoicesOf({ lotId, className }: { lotId: string; className: string }) {
  return <SellerChoices lotId={lotId} onFailure={useTellFailure()} className={className} />;
}
