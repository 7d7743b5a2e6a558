import type { ImageId } from '@souk/shared/ids.ts';
import { imageWidths } from '@souk/shared/limits.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import {
  Banknote,
  Gavel,
  Handshake,
  type LucideIcon,
  MessageCircle,
  Package,
  PackageCheck,
  Radio,
  TrendingDown,
  Trophy,
  Video,
} from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/ui/cx.ts';
import { imageUrl } from '@/ui/picture/picture.model.ts';

const icons: Record<NotificationKind, LucideIcon> = {
  message: MessageCircle,
  outbid: Gavel,
  won: Trophy,
  auction: Gavel,
  order: Package,
  offer: Handshake,
  'price-drop': TrendingDown,
  'back-in-stock': PackageCheck,
  'show-starting': Video,
  'lot-coming-up': Gavel,
  'followed-shop-live': Radio,
  payout: Banknote,
};

interface BellPictureProps {
  kind: NotificationKind;
  picture: ImageId | undefined;
}

/** What or whom it is about; without a picture, what kind of news it is. A person is round, a thing is not. */
export function BellPicture({ kind, picture }: BellPictureProps) {
  const [broken, setBroken] = useState(false);
  const Icon = icons[kind];
  const box = cx('size-11 shrink-0', kind === 'message' ? 'rounded-full' : 'rounded-12');
  return picture && !broken ? (
    <img
      src={imageUrl({ _id: picture }, imageWidths[0], 'avif')}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={cx(box, 'bg-fill object-cover')}
    />
  ) : (
    <span aria-hidden="true" className={cx(box, 'grid place-items-center bg-fill text-ink-2')}>
      <Icon size={20} strokeWidth={1.8} />
    </span>
  );
}
