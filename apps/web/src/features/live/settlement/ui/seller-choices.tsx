import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { decideOnLot, getSettlement, type SellerAct } from '../api/settlement.ts';
import { sellerChoiceWords } from '../model/seller-choice-words.ts';

interface SellerChoicesProps {
  lotId: string;
  onFailure: (error: unknown) => void;
  className?: string;
}

/** What its seller may still do about a lot that nobody has: sell it below the reserve, ask who is next, list it again. */
export function SellerChoices({ lotId, onFailure, className = '' }: SellerChoicesProps) {
  useWordsToCome(sellerChoiceWords);
  const { data: sale } = useQuery(getSettlement(lotId));
  const { act, busy } = useDeciding(lotId, onFailure);
  const t = useT();
  const { money } = useFormat();
  if (sale?.as !== 'seller') return null;
  const { can, runnerUp } = sale;
  if (!can.accept && !can.offer && !can.relist) return null;
  // Where it may be sold to who led, they are the next bidder too.
  const next = can.offer && !can.accept ? runnerUp : null;
  const button = (which: SellerAct, words: string, look: 'ink' | 'outline') => (
    <Button
      look={look}
      size={44}
      loading={busy === which}
      disabled={busy !== null}
      onClick={() => act(which, sale)}
    >
      {words}
    </Button>
  );
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {can.accept ? button('accept', t('settlement.accept', { price: money(sale.price) }), 'ink') : null}
      {next
        ? button(
            'second-chance',
            t('settlement.offerNext', { name: next.handle, price: money(next.amount) }),
            'ink',
          )
        : null}
      {can.relist ? button('relist', t('settlement.relist'), 'outline') : null}
    </div>
  );
}

function useDeciding(lotId: string, onFailure: (error: unknown) => void) {
  const say = useToast();
  const queries = useQueryClient();
  const { money } = useFormat();
  const decide = useMutation({
    mutationFn: ({ act }: { act: SellerAct; sale: SettlementView }) => decideOnLot(lotId, act),
    onSuccess: (_, { act, sale: { price, runnerUp } }) =>
      say((t) => ({
        ...{ id: 'lot-decided', kind: 'done' },
        title:
          act === 'accept'
            ? t('settlement.accepted', { price: money(price) })
            : act === 'relist'
              ? t('settlement.relisted')
              : t('settlement.offeredNext', { name: runnerUp?.handle ?? '' }),
      })),
    onError: onFailure,
    onSettled: () =>
      Promise.all(
        [getSettlement(lotId).queryKey, ['auction-sales'], ['own-auctions'], ['product']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    act: (act: SellerAct, sale: SettlementView) => decide.mutate({ act, sale }),
    busy: decide.isPending ? decide.variables.act : null,
  };
}
