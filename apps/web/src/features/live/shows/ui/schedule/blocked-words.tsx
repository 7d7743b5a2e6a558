import { blockedWordsOfShop, plainWords } from '@souk/shared/live/room-chat/blocked-words.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { TagInput } from '@/ui/tag-input/tag-input.tsx';
import { getBlockedWords, setBlockedWords } from '../../api/shop-chat.ts';

/** What nobody may say in the chat. Saved at once, one change after the other. */
export function BlockedWords({ shopId }: { shopId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const stored = getBlockedWords(shopId);
  const { data } = useQuery(stored);
  const change = useMutation({
    mutationFn: (words: readonly string[]) => setBlockedWords(shopId, words),
    scope: { id: `blocked-words ${shopId}` },
    onMutate: (words) => queries.setQueryData(stored.queryKey, { words: [...words] }),
    onError: () => queries.invalidateQueries({ queryKey: stored.queryKey }),
  });
  const wrong = change.error ? errorCopy(change.error) : null;
  return (
    <div>
      <TagInput
        label={t('scheduling.blockedWords')}
        placeholder={t('scheduling.blockedWordExample')}
        hint={t('scheduling.blockedWordsNote')}
        most={blockedWordsOfShop.most}
        maxLength={blockedWordsOfShop.length}
        disabled={!data}
        value={data?.words ?? []}
        // A word has letters or figures.
        onChange={(words) => change.mutate(words.filter((word) => plainWords(word).length > 0))}
      />
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </div>
  );
}
