import type { ChangeSelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { changeSelfLimits, getSelfLimits } from '../../api/self-limits.ts';

type Change = { change: ChangeSelfLimits; said: string; done?: () => void };

/** Sends a change and shows what the server made of it. Limits are never shown before they hold. */
export function useChangeLimits() {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Change) => changeSelfLimits(change),
    onSuccess: (own, { said, done }) => {
      queries.setQueryData(getSelfLimits().queryKey, own);
      toast({ kind: 'done', title: said });
      done?.();
    },
    onError: (error) => {
      const { title, next } = errorCopy(error);
      toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next) });
    },
  });
}
