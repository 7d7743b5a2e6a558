import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { type CardSource, getCardChoices } from '../api/card-choices.ts';

interface CardPickerProps {
  onPick: (card: CardRef) => void;
  onClose: () => void;
}

/** A product to send: from one's own shop, or one that one keeps. */
export function CardPicker({ onPick, onClose }: CardPickerProps) {
  const t = useT();
  const shopId = useSession((session) => session.user?.shopId?._id) ?? null;
  const [source, setSource] = useState<CardSource>(shopId ? 'shop' : 'favorites');
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t('messaging.addProduct')}
      width="wide"
    >
      <div className="flex flex-col gap-3">
        {shopId ? (
          <Segment
            label={t('messaging.productsOf')}
            value={source}
            onChange={setSource}
            choices={[
              { value: 'shop', label: t('messaging.yourShop') },
              { value: 'favorites', label: t('messaging.yourFavorites') },
            ]}
          />
        ) : null}
        <TextInput
          label={t('messaging.findProduct')}
          type="search"
          autoComplete="off"
          start={<Search size={18} aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
        <Choices source={source} shopId={shopId} q={q} onPick={onPick} />
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  source: CardSource;
  shopId: string | null;
  q: string;
  onPick: (card: CardRef) => void;
}

function Choices({ source, shopId, q, onPick }: ChoicesProps) {
  const t = useT();
  const { money } = useFormat();
  const { data, error, isPending } = useQuery(getCardChoices(source, { shopId, q }));
  if (error) return <Notice tone="bad">{failureWords(error, t)}</Notice>;
  if (isPending) {
    return (
      <SkeletonGroup className="grid h-80 content-start gap-2">
        {['a', 'b', 'c', 'd'].map((name) => (
          <Skeleton key={name} className="h-16 !rounded-12" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <ul className="-mx-2 h-80 overflow-y-auto">
      {data.length === 0 ? (
        <li className="px-2 py-8 text-center text-14 text-ink-2">{t('messaging.noProducts')}</li>
      ) : null}
      {data.map((product) => (
        <li key={product._id}>
          <button
            type="button"
            onClick={() => onPick({ kind: 'product', id: product._id })}
            className="flex w-full items-center gap-3 rounded-14 p-2 text-start hover:bg-hover"
          >
            <Picture
              image={product.image}
              alt=""
              ratio="1/1"
              sizes="52px"
              className="!w-13 shrink-0 rounded-10"
            />
            <span className="min-w-0 grow">
              <span dir="auto" className="own-words block truncate text-14 font-semibold">
                {product.title}
              </span>
              <span className="block text-13 text-ink-2 figures">{money(product.price)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
