import type { OpenMatter, Shop } from '@souk/shared/market/shops/schema.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { useShopStanding } from '../model/use-shop-standing.ts';

/** At the end of the form: closing an open shop. */
export function CloseShop({ shop }: { shop: Shop }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const { close } = useShopStanding(shop, () => setAsked(false));
  const leave = () => {
    close.reset();
    setAsked(false);
  };
  return (
    <Panel title={t('shopEdit.closeTitle')} className="sm:p-6">
      <p className="max-w-[60ch] text-14 text-ink-2">{t('shopEdit.closeNote')}</p>
      <Button look="danger-outline" className="mt-4" onClick={() => setAsked(true)}>
        {t('shopEdit.close')}
      </Button>
      <Dialog
        open={asked}
        onOpenChange={(open) => open || leave()}
        title={t('shopEdit.closeAsk', { name: shop.name })}
        note={t('shopEdit.closeMeans')}
        actions={
          <>
            <Button look="ghost" onClick={leave}>
              {t('shopEdit.stayOpen')}
            </Button>
            <Button look="danger" loading={close.isPending} onClick={() => close.mutate()}>
              {t('shopEdit.close')}
            </Button>
          </>
        }
      >
        {close.error ? <WhyNot error={close.error} shopId={shop._id} /> : null}
      </Dialog>
    </Panel>
  );
}

/** What the shop owes others first, line by line, and what to do about it. */
function WhyNot({ error, shopId }: { error: Error; shopId: string }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  if (!isApiError(error, 'open_orders')) return <Notice tone="bad">{failureWords(error, t)}</Notice>;
  const matters = error.details as OpenMatter[];
  return (
    <Notice tone="bad">
      <p className="font-semibold">{t('shopEdit.stillOpen')}</p>
      <ul className="mt-1 list-disc ps-4">
        {matters.map(({ reason, count, until }) => (
          <li key={reason}>
            {t(`shopEdit.matter.${reason}`, {
              count,
              until: until ? dayAndTime(until, { inSentence: true }) : '',
            })}
          </li>
        ))}
      </ul>
      {matters.some(({ reason }) => reason.startsWith('offer_')) ? (
        <Link to="/shop/$shopId" params={{ shopId }} search={{ tab: 'offers' }} className="mt-2 inline-block">
          {t('shopEdit.toOffers')}
        </Link>
      ) : null}
    </Notice>
  );
}
