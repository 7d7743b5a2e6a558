import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getAuctionName, setAuctionName } from '../api/bidders.ts';

/** Under which name others see one bid. */
export function AuctionNamePanel({ onFailure }: { onFailure: (error: unknown) => void }) {
  const t = useT();
  const say = useToast();
  const queryClient = useQueryClient();
  const handle = useSession(({ user }) => user?.handle ?? '');
  const { data } = useQuery(getAuctionName());
  const [typed, setTyped] = useState('');
  const save = useMutation({
    mutationFn: setAuctionName,
    onSuccess: (name) => {
      queryClient.setQueryData(getAuctionName().queryKey, name);
      setTyped('');
      void say((words) => ({
        ...{ id: 'auction-name', kind: 'done', title: words('auctions.nameSaved') },
        text: words('auctions.nameSavedNote'),
      }));
    },
    onError: onFailure,
  });
  const shown = data?.alias ?? handle;
  return (
    <Panel title={t('auctions.name')}>
      <p className="text-14 text-ink-2">
        {data ? t(data.alias ? 'auctions.nameIsAlias' : 'auctions.nameIsHandle', { name: shown }) : ' '}
      </p>
      <form
        className="mt-3 flex flex-wrap items-end gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim().length > 2) save.mutate(typed.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-52">
          <TextInput
            label={t('auctions.alias')}
            hint={t('auctions.aliasHint')}
            value={typed}
            maxLength={30}
            autoComplete="off"
            onChange={setTyped}
          />
        </div>
        <div className="flex flex-wrap gap-2 pb-6">
          <Button
            type="submit"
            look="ink"
            size={48}
            loading={save.isPending}
            disabled={typed.trim().length < 3}
          >
            {t('auctions.bidAsAlias')}
          </Button>
          {data?.alias ? (
            <Button size={48} disabled={save.isPending} onClick={() => save.mutate(null)}>
              {t('auctions.bidAsHandle')}
            </Button>
          ) : null}
        </div>
      </form>
    </Panel>
  );
}
