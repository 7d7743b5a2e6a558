import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { safeReturnPath } from '@/app/access.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { openShop } from '@/features/market/shops/edit/api/save-shop.ts';
import { emptyShop, type ShopDraft } from '@/features/market/shops/edit/model/shop-draft.ts';
import { useShopPictures } from '@/features/market/shops/edit/model/use-shop-pictures.ts';
import { OpeningGuide } from '@/features/market/shops/edit/ui/opening-guide.tsx';
import { CurrencyChoice } from '@/features/market/shops/edit/ui/shop-currency.tsx';
import { ShopForm } from '@/features/market/shops/edit/ui/shop-form.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { refreshUser, sessionStore, useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';

type Path = '/shop/new';

export const screen = defineScreen({
  path: '/shop/new',
  load: ({ settings }) => settings,
  head: ({ t }) => ({ title: t('screen.shopNew'), noindex: true }),
  component: ({ data, search }) => <ShopNewScreen settings={data} search={search} />,
});

type NewProps = Pick<ScreenProps<Path>, 'search'> & { settings: AppSettings };

function ShopNewScreen({ settings, search }: NewProps) {
  const t = useT();
  const ownShop = useSession((session) => session.user?.shopId);
  // Who has just opened theirs is on the way to it.
  const [opening, setOpening] = useState(false);
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-8">
      <PageHeader title={t('screen.shopNew')} note={t('shopEdit.openNote')} />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        {ownShop && !opening ? (
          <Notice
            action={
              <ButtonLink to="/shop/$shopId" params={{ shopId: ownShop._id }} size={32}>
                {t('shopEdit.seeShop')}
              </ButtonLink>
            }
          >
            {t('shopEdit.haveShop', { name: ownShop.name })}
          </Notice>
        ) : (
          <NewShop settings={settings} wayBack={search.return} onOpened={() => setOpening(true)} />
        )}
        <OpeningGuide settings={settings} />
      </div>
    </div>
  );
}

interface NewShopProps {
  settings: AppSettings;
  wayBack: unknown;
  onOpened: () => void;
}

function NewShop({ settings, wayBack, onOpened }: NewShopProps) {
  const t = useT();
  const navigate = useNavigate();
  const [before] = useState(() => emptyShop(Intl.DateTimeFormat().resolvedOptions().timeZone));
  const [draft, setDraft] = useState<ShopDraft>(before);
  const [currency, setCurrency] = useState(settings.currency);
  const pictures = useShopPictures();
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  return (
    <>
      <ShopForm
        label={t('screen.shopNew')}
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        pictures={pictures}
        currency={
          <CurrencyChoice
            among={[settings.currency, ...settings.currencies]}
            value={currency}
            onChange={setCurrency}
          />
        }
        save={(ids) => openShop(draft, ids, currency)}
        onSaved={({ _id, name, slug }) => {
          unsaved.saved();
          onOpened();
          const { user } = sessionStore.getState();
          if (user) refreshUser({ ...user, shopId: { _id, name, slug } });
          toast({ kind: 'done', title: t('shopEdit.opened', { name }), acrossPages: true });
          void navigate({ href: safeReturnPath(wayBack, `/shop/${_id}`) });
        }}
        button={t('screen.shopNew')}
      />
      <UnsavedDialog {...unsaved.dialog} />
    </>
  );
}
