import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getOrder } from '../api/get-order.ts';
import type { AddressOnParcel } from './delivered-to.tsx';
import { OpenOrder } from './open-order.tsx';

interface GuestOrderProps {
  id: string;
  linkKey: string;
  write: (address: OrderAddress) => AddressOnParcel;
}

/** An order for who has the link that was mailed to its buyer, signed in or not. */
export function GuestOrder({ id, linkKey, write }: GuestOrderProps) {
  const t = useT();
  const signedIn = useSession(isSignedIn);
  const { isError: isOver } = useQuery(getOrder(id, linkKey));
  return (
    <div className="flex flex-col gap-4 pt-4 sm:pt-8">
      {signedIn || isOver ? null : (
        <Notice
          action={
            <ButtonLink to="/login" search={{ return: `/myorders?order=${id}` }} size={32}>
              {t('nav.signIn')}
            </ButtonLink>
          }
        >
          {t('orders.guest')}
        </Notice>
      )}
      <OpenOrder
        id={id}
        linkKey={linkKey}
        write={write}
        isPage
        gone={
          <EmptyState
            title={t('orders.linkOver')}
            note={t('orders.linkOverNote')}
            action={
              <ButtonLink to="/myorders" look="accent">
                {t('account.findOrder')}
              </ButtonLink>
            }
          />
        }
      />
    </div>
  );
}
