import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { getPictureUrl } from '../api/picture-url.ts';
import type { SentPicture } from '../model/message.ts';
import { PictureView } from './picture-view.tsx';

interface MessagePicturesProps {
  pictures: readonly SentPicture[];
  /** The other one of the conversation. */
  userId: string;
  /** Who sent them. */
  name: string;
}

/** Pictures of a message: one as it is, several side by side; each opens as large as the window. */
export function MessagePictures({ pictures, userId, name }: MessagePicturesProps) {
  const [shown, setShown] = useState<SentPicture | null>(null);
  const alone = pictures.length === 1;
  return (
    <span className={cx('grid gap-1', alone ? 'w-fit max-w-full' : 'w-72 max-w-full grid-cols-2')}>
      {pictures.map((picture) => (
        <Tile
          key={picture.id}
          picture={picture}
          userId={userId}
          alone={alone}
          name={name}
          onOpen={() => setShown(picture)}
        />
      ))}
      {shown ? (
        <PictureView picture={shown} userId={userId} name={name} onClose={() => setShown(null)} />
      ) : null}
    </span>
  );
}

interface TileProps {
  picture: SentPicture;
  userId: string;
  alone: boolean;
  name: string;
  onOpen: () => void;
}

function Tile({ picture, userId, alone, name, onOpen }: TileProps) {
  const t = useT();
  const { data: url, isError } = useQuery(getPictureUrl(userId, picture.id));
  const alt = picture.alt || t('messaging.pictureOf', { name });
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('messaging.openPicture', { alt })}
      style={alone ? boxOf(picture) : { aspectRatio: '1/1' }}
      className="relative block max-w-full cursor-zoom-in overflow-hidden rounded-20 bg-fill after:absolute after:inset-0 after:rounded-20 after:shadow-[inset_0_0_0_1px_rgb(0_0_0/0.08)]"
    >
      {url ? (
        <img src={url} alt={alt} decoding="async" className="absolute inset-0 size-full object-cover" />
      ) : isError || url === null ? (
        <ImageOff size={24} aria-hidden="true" className="absolute inset-0 m-auto text-ink-3" />
      ) : (
        <span className="absolute inset-0 sheen" />
      )}
    </button>
  );
}

/** A box of its own shape, neither a strip nor a tower. */
function boxOf({ width, height }: SentPicture) {
  const ratio = Math.min(2, Math.max(0.66, width / Math.max(1, height)));
  return { aspectRatio: String(ratio), width: ratio < 1 ? 220 : 260 };
}
