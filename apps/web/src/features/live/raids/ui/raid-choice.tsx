import { type RaidWelcome, raidWelcomes } from '@souk/shared/live/raids/welcomes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';
import { getRaidChoice, setRaidChoice } from '../api/raids.ts';

/** Whose viewers the shows of a shop take in. Saved at once, one change after the other. */
export function RaidChoice({ shopId }: { shopId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const stored = getRaidChoice(shopId);
  const { data } = useQuery(stored);
  const change = useMutation({
    mutationFn: (welcomes: RaidWelcome) => setRaidChoice(shopId, { welcomes }),
    scope: { id: `raid-choice ${shopId}` },
    onMutate: (welcomes) => queries.setQueryData(stored.queryKey, { welcomes }),
    onError: () => queries.invalidateQueries({ queryKey: stored.queryKey }),
  });
  const wrong = change.error ? errorCopy(change.error) : null;
  return (
    <div>
      <Select
        label={t('raid.choice')}
        hint={t('raid.choiceNote')}
        options={raidWelcomes.map((value) => ({ value, words: t(`raid.choice.${value}`) }))}
        valueKey="value"
        textKey="words"
        disabled={!data}
        value={data?.welcomes ?? 'everyone'}
        onChange={(value) => change.mutate(value as RaidWelcome)}
      />
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </div>
  );
}
