import { useMutation } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { leaveFor } from '@/platform/leave-for.ts';
import { Button } from '@/ui/button/button.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { openOnboarding } from '../api/payouts.ts';

/** On to the page of the payment provider, where a seller says who they are. */
export function SayWho({ shopId }: { shopId: string }) {
  const t = useT();
  const leaving = useMutation({
    mutationFn: async () => {
      const { url } = await openOnboarding(shopId);
      await leaveFor(url);
    },
    onError(error) {
      const { title, next } = errorCopy(error);
      toast({ kind: 'bad', title: t(title), text: t(next) });
    },
  });
  return (
    <Button size={32} loading={leaving.isPending} onClick={() => leaving.mutate()}>
      {t('payouts.sayWho')}
    </Button>
  );
}
