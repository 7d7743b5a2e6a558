import type { FeeRate } from '@souk/shared/money/fees/rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getFees, type RateOwner, removeRate } from '../api/fees.ts';
import { RateWords } from './rate-words.tsx';

interface RatesPanelProps {
  title: string;
  note: string;
  add: string;
  kind: RateOwner['kind'];
  rows: ReadonlyArray<{ _id: string; name: string; rate: FeeRate }>;
  currency: string;
  /** Of one, or with null of a new one; null where nothing can be changed. */
  onEdit: ((id: string | null) => void) | null;
}

/** Those that have a commission of their own. */
export function RatesPanel({ title, note, add, kind, rows, currency, onEdit }: RatesPanelProps) {
  const t = useT();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (_id: string) => removeRate({ kind, _id }),
    onSuccess: () => toast({ kind: 'done', title: t('fees.removed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: getFees().queryKey }),
  });
  return (
    <Panel
      title={title}
      className="sm:p-6"
      actions={
        onEdit ? (
          <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => onEdit(null)}>
            {add}
          </Button>
        ) : null
      }
    >
      <p className="-mt-2 text-14 text-ink-2">{note}</p>
      {rows.length > 0 ? (
        <ul className="-mb-3 mt-3 divide-y divide-hairline border-t border-hairline">
          {rows.map(({ _id, name, rate }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-14">
              <bdi className="min-w-0 grow basis-40 font-medium wrap-anywhere">{name}</bdi>
              <RateWords rate={rate} currency={currency} />
              {onEdit ? (
                <span className="ms-auto flex gap-1">
                  <IconButton look="ghost" label={t('fees.edit', { name })} onClick={() => onEdit(_id)}>
                    <Pencil size={18} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    look="ghost"
                    label={t('fees.remove', { name })}
                    loading={remove.isPending && remove.variables === _id}
                    onClick={() => remove.mutate(_id)}
                  >
                    <Trash2 size={18} aria-hidden="true" />
                  </IconButton>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {remove.error ? (
        <Notice tone="bad" className="mt-3">
          {failureWords(remove.error, t)}
        </Notice>
      ) : null}
    </Panel>
  );
}
