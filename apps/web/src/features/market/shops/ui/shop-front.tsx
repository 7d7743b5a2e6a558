import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { List, MapPin, MessageCircle, Pencil, Plus, Share, Truck } from 'lucide-react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { placeOf } from '@/ui/place/place.ts';
import { useShare } from '@/ui/share/use-share.ts';
import { Star } from '@/ui/star-rating/star.tsx';

/** Banner, face, name and what one can do here. */
export function ShopFront({ shop }: { shop: Shop }) {
  return (
    <header>
      <div className="-mx-4 sm:mx-0 sm:pt-4">
        {shop.banner ? (
          <Picture
            image={shop.banner}
            alt=""
            ratio="4/1"
            priority
            // On a phone its sides are cut off.
            sizes="(width < 640px) 155vw, 1312px"
            className="max-sm:!aspect-[390/150] sm:rounded-20"
          />
        ) : (
          <div className="h-24 bg-accent-soft sm:h-40 sm:rounded-20" />
        )}
      </div>
      <div className="relative flex flex-wrap items-end gap-x-5 gap-y-4 sm:px-6">
        <Avatar
          name={shop.name}
          picture={shop.logo}
          size={140}
          className="-mt-12 rounded-full border-5 border-paper max-sm:!size-24 sm:-mt-12"
        />
        <div className="min-w-0 grow max-sm:basis-full sm:pb-2">
          <h1 className="display text-28 sm:text-36">
            {shop.name}
            {shop.verified ? (
              // Beside the last word, wherever that ends.
              <span className="relative top-[0.08em] ms-[0.1em] tracking-normal">
                {'\u00a0'}
                <VerifiedMark size={24} />
              </span>
            ) : null}
          </h1>
          <Facts shop={shop} />
        </div>
        <Actions shop={shop} />
      </div>
    </header>
  );
}

function Facts({ shop }: { shop: Shop }) {
  const t = useT();
  const { number } = useFormat();
  const { code } = useLanguage();
  const place = placeOf(shop, code);
  const mark = 'inline-flex items-center gap-1.5';
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-2 figures">
      {shop.rating === null ? null : (
        <span className={mark}>
          <Star size={15} className="text-accent-outline" />
          <b className="font-semibold text-ink-1">{number(shop.rating, { maximumFractionDigits: 1 })}</b>
          {t('ui.reviews', { count: shop.reviewCount })}
        </span>
      )}
      <span>{t('market.followersBold', { count: shop.followerCount })}</span>
      {place ? (
        <span className={mark}>
          <MapPin size={15} aria-hidden="true" />
          {place}
        </span>
      ) : null}
      <span className={mark}>
        <Truck size={15} aria-hidden="true" />
        {t('market.shipsIn', { count: shop.shipsWithinDays })}
      </span>
    </p>
  );
}

function Actions({ shop }: { shop: Shop }) {
  const t = useT();
  const share = useShare();
  const [following, change] = useFavorite('shop', shop, shop.following);
  return (
    <div className="flex flex-wrap gap-2 max-sm:basis-full sm:pb-2">
      <IconButton label={t('market.share')} round onClick={() => void share(shop.name)}>
        <Share size={18} aria-hidden="true" />
      </IconButton>
      {shop.can.edit ? <OwnActions shopId={shop._id} /> : null}
      {shop.can.message ? (
        <>
          <ButtonLink
            to="/messaging/$userId"
            params={{ userId: shop.owner._id }}
            icon={<MessageCircle size={18} aria-hidden="true" />}
            className="max-sm:grow"
          >
            {t('market.message')}
          </ButtonLink>
          {change ? (
            <Button
              look={following ? 'on' : 'accent'}
              aria-pressed={following}
              aria-label={t('ui.followShop', { name: shop.name })}
              icon={following ? undefined : <Plus size={18} aria-hidden="true" />}
              onClick={() => change(!following)}
              className="max-sm:grow"
            >
              {following ? t('ui.following') : t('ui.follow')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** The server does not know whose shop it is: these and their words come after it has drawn the page. */
function OwnActions({ shopId }: { shopId: string }) {
  const t = useT();
  return (
    <>
      <ButtonLink
        to="/shop/products/$shopId"
        params={{ shopId }}
        icon={<List size={17} aria-hidden="true" />}
        className="max-sm:grow"
      >
        {t('own.link')}
      </ButtonLink>
      <ButtonLink
        to="/shop/edit/$shopId"
        params={{ shopId }}
        icon={<Pencil size={17} aria-hidden="true" />}
        className="max-sm:grow"
      >
        {t('market.editShop')}
      </ButtonLink>
      <ButtonLink
        to="/shop/add/$shopId"
        params={{ shopId }}
        look="accent"
        icon={<Plus size={18} aria-hidden="true" />}
        className="max-sm:grow"
      >
        {t('market.addProduct')}
      </ButtonLink>
    </>
  );
}
