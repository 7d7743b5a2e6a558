import { Coffee } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { NewBreakProps } from './new-break.tsx';

const NewBreak = lazyPart(async () => (await import('./new-break.tsx')).NewBreak);

/** A break for talk, put first among what waits. */
export function AddBreak(props: Omit<NewBreakProps, 'onClose'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        size={40}
        aria-haspopup="dialog"
        icon={<Coffee size={17} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('hosting.pause')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <NewBreak {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
