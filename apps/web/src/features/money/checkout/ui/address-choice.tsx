import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { AddressLines, type WrittenAddress } from './deliver-to.tsx';

interface AddressChoiceProps {
  addresses: ReadonlyArray<WrittenAddress & { _id: string }>;
  chosen: string;
  /** Null when there are as many as one may keep. */
  onAdd: (() => void) | null;
  onEdit: (id: string) => void;
  /** The button stays busy until it is done. */
  onChoose: (id: string) => Promise<void>;
}

/** One of the buyer's saved addresses, or another one. */
export function AddressChoice({ addresses, chosen, onAdd, onEdit, onChoose }: AddressChoiceProps) {
  const t = useT();
  const [marked, mark] = useState(chosen);
  const [going, setGoing] = useState(false);
  const choose = () => {
    setGoing(true);
    void onChoose(marked).finally(() => setGoing(false));
  };
  return (
    <div className="grid gap-4">
      <ChoiceCards
        label={t('account.deliverTo')}
        hideLabel
        value={marked}
        onChange={mark}
        choices={addresses.map(({ _id, name, lines }) => ({
          value: _id,
          label: <bdi>{name}</bdi>,
          note: <AddressLines lines={lines} />,
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="accent" size={48} loading={going} onClick={choose} className="max-sm:w-full">
          {t('cart.deliverHere')}
        </Button>
        <Button size={48} onClick={() => onEdit(marked)} className="max-sm:grow">
          {t('address.change')}
        </Button>
        {onAdd ? (
          <Button
            size={48}
            icon={<Plus size={17} aria-hidden="true" />}
            onClick={onAdd}
            className="max-sm:grow"
          >
            {t('address.add')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
