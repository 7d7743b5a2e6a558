import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { signOut } from '@/platform/session/sign-out.ts';
import { lookMenuId } from './look-menu.tsx';
import { closePopover, menuRow } from './popover.tsx';

export function AccountPanel({ user, popover }: { user: OwnUser; popover: string }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: any link in the menu closes it; the links carry the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click on it
    <div onClick={() => closePopover(popover)}>
      <p className="px-3 pt-2 pb-1 text-16 font-semibold">{user.name}</p>
      <MenuLinks userId={user._id} shopId={user.shopId?._id} staff={user.role !== 'member'} />
      <hr className="my-2 border-hairline" />
      <button type="button" popoverTarget={lookMenuId} className={menuRow}>
        {t('footer.look')}
      </button>
      <button type="button" onClick={() => void signOut()} className={menuRow}>
        {t('menu.signOut')}
      </button>
    </div>
  );
}

function MenuLinks({
  userId,
  shopId,
  staff,
}: {
  userId: string;
  shopId: string | undefined;
  staff: boolean;
}) {
  const t = useT();
  return (
    <>
      <Link to="/profile/$userId" params={{ userId }} className={menuRow}>
        {t('menu.profile')}
      </Link>
      <Link to="/myorders" className={menuRow}>
        {t('menu.orders')}
      </Link>
      <Link to="/wallet" className={menuRow}>
        {t('menu.wallet')}
      </Link>
      {shopId ? (
        <>
          <Link to="/sell" className={menuRow}>
            {t('nav.sell')}
          </Link>
          <Link to="/shop/$shopId" params={{ shopId }} className={menuRow}>
            {t('menu.myShop')}
          </Link>
          <Link to="/shop/products/$shopId" params={{ shopId }} className={menuRow}>
            {t('own.title')}
          </Link>
          <Link to="/createtokshow" className={menuRow}>
            {t('menu.schedule')}
          </Link>
        </>
      ) : (
        <Link to="/shop/new" className={menuRow}>
          {t('menu.openShop')}
        </Link>
      )}
      <Link to="/settings" className={menuRow}>
        {t('menu.settings')}
      </Link>
      {staff ? (
        <Link to="/admin" className={menuRow}>
          {t('menu.admin')}
        </Link>
      ) : null}
    </>
  );
}
