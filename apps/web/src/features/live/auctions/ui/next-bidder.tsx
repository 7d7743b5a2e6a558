import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { chooseAsNextBidder, getNextBidderChoice } from '../api/next-bidder.ts';

/** Chosen beforehand for a show: being charged at once where who won does not pay and one is next. */
export function NextBidder({ showId }: { showId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const { queryKey, ...query } = getNextBidderChoice(showId);
  const { data } = useQuery({ queryKey, ...query });
  const choose = useMutation({
    mutationFn: (on: boolean) => chooseAsNextBidder(showId, on),
    onSuccess: (choice) => queries.setQueryData(queryKey, choice),
  });
  return (
    <div className="border-t border-line pt-3">
      <Switch
        className="min-h-11 w-full"
        checked={choose.isPending ? choose.variables : (data?.chargeAtOnce ?? false)}
        disabled={!data || choose.isPending}
        onChange={(on) => choose.mutate(on)}
      >
        <span>
          <span className="block text-14">{t('room.nextBidder')}</span>
          <span className="block text-12 text-ink-2">{t('room.nextBidderNote')}</span>
        </span>
      </Switch>
      {choose.error ? <Notice tone="bad">{failureWords(choose.error, t)}</Notice> : null}
    </div>
  );
}
