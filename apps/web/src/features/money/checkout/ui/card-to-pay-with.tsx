import type { ComponentProps } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { CardChoice } from '@/ui/card-fields/card-choice.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';

interface CardToPayWithProps extends Omit<ComponentProps<typeof CardChoice>, 'label'> {
  keep: boolean;
  onKeep: (keep: boolean) => void;
}

/** One of the buyer's saved cards, or a new one that may be saved too. */
export function CardToPayWith({ form, keep, onKeep, ...choice }: CardToPayWithProps) {
  const t = useT();
  return (
    <CardChoice
      {...choice}
      label={t('account.payment')}
      form={
        <>
          {form}
          <Checkbox checked={keep} onChange={onKeep} className="mt-4">
            {t('checkout.keepCard')}
          </Checkbox>
        </>
      }
    />
  );
}
