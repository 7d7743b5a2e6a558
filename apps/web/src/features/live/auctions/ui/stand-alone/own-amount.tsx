import { ChevronsUp } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { AmountComing } from './amount-coming.tsx';
import type { OwnAmountFormProps } from './own-amount-form.tsx';

const OwnAmountForm = lazyPart(async () => (await import('./own-amount-form.tsx')).OwnAmountForm);

interface OwnAmountProps extends OwnAmountFormProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** An amount of one’s own: the most one would pay, or this bid alone. */
export function OwnAmount({ isOpen, onOpen, ...form }: OwnAmountProps) {
  const t = useT();
  if (isOpen)
    return (
      <Suspense fallback={<AmountComing />}>
        <OwnAmountForm {...form} />
      </Suspense>
    );
  return form.leads ? null : (
    <Button size={48} block icon={<ChevronsUp size={18} aria-hidden="true" />} onClick={onOpen}>
      {t('auction.ownAmount')}
    </Button>
  );
}
