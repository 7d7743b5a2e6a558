import type { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { FeeRate } from '@souk/shared/money/fees/rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { toast } from '@/ui/toast/toast.ts';
import { findShops, getFees, type RateOwner, setRate } from '../api/fees.ts';
import { emptyRate, rateDraftOf, rateOf } from '../model/rate-draft.ts';
import { RateInputs } from './rate-inputs.tsx';

interface RateDialogProps {
  owner: { kind: RateOwner['kind']; _id: string | null };
  known: ReadonlyArray<{ _id: string; name: string; rate: FeeRate }>;
  paths: ReturnType<typeof categoryPaths>;
  currency: string;
  onClose: () => void;
}

/** The commission of one category or shop; for a new one it is chosen first. */
export function RateDialog({ owner, known, paths, currency, onClose }: RateDialogProps) {
  const t = useT();
  const form = useId();
  const queries = useQueryClient();
  const { kind } = owner;
  const before = known.find(({ _id }) => _id === owner._id);
  const [chosen, setChosen] = useState(owner._id ?? '');
  const [draft, setDraft] = useState(() => (before ? rateDraftOf(before.rate) : emptyRate));
  const send = useMutation({
    mutationFn: () => setRate({ kind, _id: chosen }, { currency, rate: rateOf(draft) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: getFees().queryKey });
      toast({ kind: 'done', title: t('fees.saved') });
      onClose();
    },
  });
  const isTaken = (id: string) => known.some(({ _id }) => _id === id);
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => open || onClose()}
      title={before ? before.name : t(`fees.add.${kind}`)}
      note={t(`fees.note.${kind}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('taxes.cancel')}</Button>
          <Button type="submit" form={form} look="accent" loading={send.isPending}>
            {t('fees.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => send.isPending || send.mutate()} className="grid gap-5">
        {before ? null : kind === 'category' ? (
          <Select
            label={t('taxes.category')}
            required
            rules={[filled(t('ui.required'))]}
            options={paths
              .filter(({ _id }) => !isTaken(_id))
              .map(({ _id, path }) => ({ value: _id, text: path }))}
            valueKey="value"
            textKey="text"
            value={chosen}
            onChange={setChosen}
          />
        ) : (
          <ShopChoice chosen={chosen} onChosen={setChosen} isTaken={isTaken} />
        )}
        <RateInputs
          rate={draft}
          currency={currency}
          onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}

interface ShopChoiceProps {
  chosen: string;
  onChosen: (id: string) => void;
  isTaken: (id: string) => boolean;
}

function ShopChoice({ chosen, onChosen, isTaken }: ShopChoiceProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTyped(search, setSearch);
  const { data } = useQuery(findShops(search));
  const found = data?.items.filter(({ _id }) => !isTaken(_id)) ?? [];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-5">
      <TextInput
        type="search"
        label={t('fees.findShop')}
        hint={t('fees.findShopHint')}
        start={<Search size={17} aria-hidden="true" />}
        value={typed}
        onChange={setTyped}
      />
      <Select
        label={t('fees.shop')}
        required
        rules={[filled(t('ui.required'))]}
        options={found.map(({ _id, name, city }) => ({ value: _id, text: city ? `${name}, ${city}` : name }))}
        valueKey="value"
        textKey="text"
        value={chosen}
        onChange={onChosen}
      />
    </div>
  );
}
