import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

export function NothingToPay() {
  const t = useT();
  return (
    <Button look="accent" size={56} block disabled>
      {t('account.nothingToPay')}
    </Button>
  );
}
