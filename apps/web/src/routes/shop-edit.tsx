import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { changeShop } from '@/features/market/shops/edit/api/save-shop.ts';
import { type ShopDraft, shopDraftOf } from '@/features/market/shops/edit/model/shop-draft.ts';
import { useShopPictures } from '@/features/market/shops/edit/model/use-shop-pictures.ts';
import { FixedCurrency } from '@/features/market/shops/edit/ui/shop-currency.tsx';
import { ShopForm } from '@/features/market/shops/edit/ui/shop-form.tsx';
import { ShopPreview } from '@/features/market/shops/edit/ui/shop-preview.tsx';
import { CloseShop } from '@/features/market/shops/ui/close-shop.tsx';
import { ShopStanding } from '@/features/market/shops/ui/shop-standing.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { refreshUser, sessionStore } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';

type Path = '/shop/edit/$shopId';

export const screen = defineScreen({
  path: '/shop/edit/$shopId',
  load: async ({ queryClient, params: { shopId } }) => {
    const shop = await queryClient.ensureQueryData(getShop(shopId));
    requireOwnShop(shop._id, sessionStore.getState().user?.shopId?._id);
  },
  head: ({ t }) => ({ title: t('screen.shopEdit'), noindex: true }),
  component: ShopEditScreen,
});

function ShopEditScreen({ params: { shopId } }: Pick<ScreenProps<Path>, 'params'>) {
  const t = useT();
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  // A new round begins with the shop as it is now.
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-8">
      <PageHeader
        title={t('screen.shopEdit')}
        note={t('shopEdit.editNote')}
        actions={
          <ButtonLink
            to="/shop/$shopId"
            params={{ shopId: shop._id }}
            icon={<Eye size={18} aria-hidden="true" />}
          >
            {t('shopEdit.seeShop')}
          </ButtonLink>
        }
      />
      <div className="mt-5 empty:hidden">
        <ShopStanding shop={shop} own />
      </div>
      {shop.can.edit ? (
        <ShopEditor key={round} shop={shop} asked={shopId} onStartOver={() => setRound(round + 1)} />
      ) : null}
    </div>
  );
}

interface ShopEditorProps {
  shop: Shop;
  /** What the address calls it. */
  asked: string;
  onStartOver: () => void;
}

function ShopEditor({ shop, asked, onStartOver }: ShopEditorProps) {
  const t = useT();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<ShopDraft>(() => shopDraftOf(shop));
  /** What the draft began with: anything else is not saved yet. */
  const [before, setBefore] = useState(draft);
  const version = useRef(shop.version);
  const pictures = useShopPictures(shop);
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  const readAnew = () => queries.fetchQuery({ ...getShop(asked), staleTime: 0 });
  return (
    <div className="mt-7 grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <ShopForm
          label={t('screen.shopEdit')}
          draft={draft}
          own={shop}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          pictures={pictures}
          currency={<FixedCurrency currency={shop.currency} />}
          save={(ids) => changeShop({ _id: shop._id, version: version.current }, draft, ids)}
          onSaved={(saved) => {
            version.current = saved.version;
            setDraft(shopDraftOf(saved));
            setBefore(shopDraftOf(saved));
            keep(saved);
            queries.setQueryData(getShop(asked).queryKey, saved);
            toast({ kind: 'done', title: t('editor.saved') });
          }}
          conflict={{
            takeTheirs: async () => {
              await readAnew();
              onStartOver();
            },
            keepMine: async () => {
              version.current = (await readAnew()).version;
            },
          }}
          button={t('editor.saveChanges')}
        />
      </div>
      {/* Beside the form, and before what cannot be done by mistake. */}
      <div className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ShopPreview shop={shop} draft={draft} pictures={pictures} />
      </div>
      {shop.status === 'open' ? <CloseShop shop={shop} /> : null}
      <UnsavedDialog {...unsaved.dialog} />
    </div>
  );
}

/** The name stands in the menus, too. */
function keep({ _id, name, slug }: Shop): void {
  const { user } = sessionStore.getState();
  if (user?.shopId?._id === _id) refreshUser({ ...user, shopId: { _id, name, slug } });
}
