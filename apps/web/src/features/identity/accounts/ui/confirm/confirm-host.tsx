import { Suspense } from 'react';
import { useConfirming } from '@/platform/confirm/confirming.store.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Stands once around the screens; costs nothing until something asks for a confirmation. */
export function ConfirmHost() {
  const asked = useConfirming((store) => store.asked);
  return asked ? (
    <Suspense fallback={null}>
      <ConfirmDialog onAnswer={asked.answer} />
    </Suspense>
  ) : null;
}
