import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { setBlock } from '../api/people.ts';

/** Blocks or unblocks; everything that shows people is asked for anew. */
export function useBlock(userId: string) {
  const t = useT();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (block: boolean) => setBlock(userId, block),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['users'] }),
        queryClient.invalidateQueries({ queryKey: ['blocks'] }),
      ]),
    onError: (error) => toast({ id: 'failure', kind: 'bad', title: failureWords(error, t) }),
  });
}
