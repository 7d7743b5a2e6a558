import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { chooseClipRules, getClipRules } from '../api/clips.ts';

/** Of its host: whether viewers may make clips of the shop’s shows. */
export function ViewerClips({ shopId }: { shopId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const stored = getClipRules(shopId);
  const { data } = useQuery(stored);
  const change = useMutation({
    mutationFn: (viewers: boolean) => chooseClipRules(shopId, { viewers }),
    scope: { id: `clip-rules ${shopId}` },
    onMutate: (viewers) => queries.setQueryData(stored.queryKey, { viewers }),
    onError: () => queries.invalidateQueries({ queryKey: stored.queryKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['clip-access'] }),
  });
  return (
    <div>
      <Switch
        checked={data?.viewers ?? true}
        disabled={!data}
        onChange={(viewers) => change.mutate(viewers)}
        className="w-full"
      >
        <span>
          <span className="block font-medium">{t('clips.viewers')}</span>
          <span className="block text-13 text-ink-2">{t('clips.viewersNote')}</span>
        </span>
      </Switch>
      {change.error ? <Notice tone="bad">{failureWords(change.error, t)}</Notice> : null}
    </div>
  );
}
