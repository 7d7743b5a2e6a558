import type { SellerCheck, Verification } from '@souk/shared/identity/verification/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/platform/api/api-error.ts';
import { getVerification } from '../api/verify.ts';

/** Changes one's seller check: its answer is what the screen then shows. */
export function useCheckChange(userId: string, change: () => Promise<SellerCheck>, onDone?: () => void) {
  const take = useTakeCheck(userId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (check) => {
      take(check);
      onDone?.();
    },
    onError: (error) => {
      // Decided or changed elsewhere meanwhile: what is shown is old.
      if (isApiError(error, 'check_moved_on')) {
        void queryClient.invalidateQueries({ queryKey: getVerification(userId).queryKey });
      }
    },
  });
}

export function useTakeCheck(userId: string): (check: SellerCheck) => void {
  const queryClient = useQueryClient();
  return (check) =>
    queryClient.setQueryData<Verification>(
      getVerification(userId).queryKey,
      (before) => before && { ...before, seller: { ...before.seller, check } },
    );
}
