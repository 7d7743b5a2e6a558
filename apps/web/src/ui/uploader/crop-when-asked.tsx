import { Suspense } from 'react';
import { lazyPart } from '../late/lazy-part.ts';
import type { CropDialogProps } from './crop-dialog.tsx';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);

export function CropWhenAsked({
  item,
  ...rest
}: Omit<CropDialogProps, 'item'> & { item: CropDialogProps['item'] | null }) {
  return item ? (
    <Suspense fallback={null}>
      <CropDialog key={item.key} item={item} {...rest} />
    </Suspense>
  ) : null;
}
