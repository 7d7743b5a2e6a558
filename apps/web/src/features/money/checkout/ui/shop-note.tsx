import { MessageSquarePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import type { NoteFieldProps } from './note-field.tsx';

const NoteField = lazyPart(async () => (await import('./note-field.tsx')).NoteField);

/** A word to the shop with the order, for buyers who have one. */
export function ShopNote(props: NoteFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(props.note !== '');
  if (open)
    return (
      <Suspense fallback={<FieldComing />}>
        <NoteField {...props} />
      </Suspense>
    );
  return (
    <Button
      look="ghost"
      size={32}
      icon={<MessageSquarePlus size={16} aria-hidden="true" />}
      onClick={() => setOpen(true)}
      className="mt-2 -ms-3"
      aria-label={t('checkout.addNoteTo', { shop: props.shop })}
    >
      {t('checkout.addNote')}
    </Button>
  );
}

/** As high as the field whose code is on its way. */
function FieldComing() {
  return (
    <SkeletonGroup className="mt-3">
      <Skeleton className="my-1 mb-2.5 h-3 w-2/5" />
      <Skeleton className="h-24 w-full !rounded-12" />
    </SkeletonGroup>
  );
}
