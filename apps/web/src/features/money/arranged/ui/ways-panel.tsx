import { type ArrangedWay, arrangedLength, arrangedWays } from '@souk/shared/money/arranged/rules.ts';
import type { ShopWay, ShopWays } from '@souk/shared/money/arranged/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeWaysToPay, getWaysToPay } from '../api/ways-to-pay.ts';

/** How a shop takes money without a card; nothing where its market takes cards alone. */
export function WaysPanel({ shopId }: { shopId: string }) {
  const t = useT();
  const { data } = useQuery(getWaysToPay(shopId));
  if (!data || data.allowed.length === 0) return null;
  return (
    <Panel title={t('arranged.settings')}>
      <p className="-mt-2 mb-5 text-14 text-ink-2">
        {t('arranged.settingsNote')} {t('arranged.heldFor', { count: data.days })}
      </p>
      <WaysForm shopId={shopId} kept={data} />
    </Panel>
  );
}

function WaysForm({ shopId, kept }: { shopId: string; kept: ShopWays }) {
  const t = useT();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [ways, setWays] = useState(() => draftOf(kept));
  const change = (way: ArrangedWay, part: Partial<ShopWay>) =>
    setWays(ways.map((one) => (one.way === way ? { ...one, ...part } : one)));
  const send = useMutation({
    mutationFn: () => confirmed.run(() => changeWaysToPay(shopId, { ways })),
    onSuccess: (saved) => {
      client.setQueryData(getWaysToPay(shopId).queryKey, saved);
      toast({ kind: 'done', title: t('arranged.saved') });
    },
  });
  return (
    <Form aria-label={t('arranged.settings')} onSubmit={() => send.mutate()} className="grid gap-5">
      {ways.map((one) => (
        <Way key={one.way} way={one} onChange={(part) => change(one.way, part)} />
      ))}
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      <Button
        type="submit"
        look="accent"
        loading={send.isPending}
        className="justify-self-start max-sm:w-full"
      >
        {t('arranged.save')}
      </Button>
    </Form>
  );
}

function Way({ way: own, onChange }: { way: ShopWay; onChange: (part: Partial<ShopWay>) => void }) {
  const t = useT();
  const { way, on, payee, account, words } = own;
  return (
    <div className="rounded-14 border border-line p-4">
      <Checkbox checked={on} onChange={(next) => onChange({ on: next })}>
        <span className="min-w-0">
          <span className="font-semibold">{t(`arranged.take.${way}`)}</span>
          {way === 'pickup' ? (
            <span className="block text-13 text-ink-2">{t('arranged.takeNote.pickup')}</span>
          ) : null}
        </span>
      </Checkbox>
      {on ? (
        <div className="mt-4 grid gap-5">
          {way === 'transfer' ? (
            <>
              <TextInput
                label={t('arranged.payee')}
                required
                maxLength={arrangedLength.payee}
                rules={[filled(t('ui.required'))]}
                value={payee}
                onChange={(next) => onChange({ payee: next })}
              />
              <Textarea
                label={t('arranged.account')}
                hint={t('arranged.accountHint')}
                required
                rows={3}
                maxLength={arrangedLength.account}
                rules={[filled(t('ui.required'))]}
                value={account}
                onChange={(next) => onChange({ account: next })}
              />
            </>
          ) : null}
          <Textarea
            label={t('arranged.wordsLabel')}
            hint={t(`arranged.wordsHint.${way}`)}
            optional
            rows={2}
            maxLength={arrangedLength.words}
            value={words}
            onChange={(next) => onChange({ words: next })}
          />
        </div>
      ) : null}
    </div>
  );
}

const draftOf = ({ ways, allowed }: ShopWays): ShopWay[] =>
  arrangedWays
    .filter((way) => allowed.includes(way))
    .map(
      (way) => ways.find((one) => one.way === way) ?? { way, on: false, payee: '', account: '', words: '' },
    );
