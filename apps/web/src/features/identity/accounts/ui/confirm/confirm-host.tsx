import { lazy, Suspense } from 'react';
import { useConfirming } from '@/platform/confirm/confirming.store.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** Stands once around the screens; costs nothing until something asks for a confirmation. */
export function ConfirmHost() {
  const asked = useConfirming((store) => store.asked);
  return asked ? (
    <Suspense fallback={null}>
      <ConfirmDialog onAnswer={asked.answer} />
    </Suspense>
  ) : null;
}
