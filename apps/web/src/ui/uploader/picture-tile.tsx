import { FileImage, GripVertical, ImageOff, Star } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '@/platform/files/use-object-url.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { coverOf, type ListedPicture, type UploadList } from '@/platform/uploads/index.ts';
import { buttonStyle } from '../button/button.style.ts';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';
import { TileMenu } from './tile-menu.tsx';
import { UploadLayer } from './upload-layer.tsx';
import type { Reorder } from './use-reorder.ts';
import { useUploadSnapshot } from './use-uploads.ts';

export interface PictureTileProps {
  item: ListedPicture;
  index: number;
  count: number;
  ratio: `${number}/${number}`;
  sizes: string;
  list: UploadList;
  reorder: Reorder;
  /** The id of the words that tell how the order is changed. */
  hint: string;
  onDescribe: () => void;
  onCut: () => void;
}

export function PictureTile(props: PictureTileProps) {
  const { item, index, count, ratio, sizes, list, reorder, hint } = props;
  const t = useT();
  const { number } = useFormat();
  const name = t('files.picture', { number: number(index + 1) });
  return (
    <li
      {...reorder.placeOf(item.key, index)}
      className={cx(
        'relative min-w-0 rounded-12',
        reorder.dragged === item.key && 'opacity-50',
        (reorder.over === item.key || reorder.lifted === item.key) &&
          'outline-3 outline-offset-2 outline-accent',
      )}
    >
      <div className="relative overflow-hidden rounded-12 bg-fill" style={{ aspectRatio: ratio }}>
        <Shown item={item} name={name} ratio={ratio} sizes={sizes} />
        {item.kind === 'upload' ? <UploadLayer item={item} name={name} list={list} /> : null}
      </div>
      {count > 1 && item === coverOf(list.items()) ? (
        <span className="pointer-events-none absolute start-2 top-2 inline-flex min-h-6 items-center gap-1 rounded-6 bg-black/60 px-2 text-12 font-semibold text-white">
          <Star size={13} aria-hidden="true" />
          {t('files.cover')}
        </span>
      ) : null}
      {count > 1 ? (
        <button
          type="button"
          {...reorder.gripOf(item.key, index)}
          aria-label={t('files.grip', { name })}
          aria-describedby={hint}
          className={buttonStyle({
            look: 'light',
            size: 32,
            square: true,
            round: true,
            className: '!absolute end-2 top-2 cursor-grab',
          })}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      ) : null}
      <span className="absolute end-2 bottom-3">
        <TileMenu {...props} name={name} />
      </span>
    </li>
  );
}

function Shown({
  item,
  name,
  ratio,
  sizes,
}: Pick<PictureTileProps, 'item' | 'ratio' | 'sizes'> & { name: string }) {
  if (item.kind === 'stored')
    return <Picture image={item.image} alt={item.alt || name} ratio={ratio} sizes={sizes} />;
  if (item.kind === 'upload') return <OnItsWay item={item} name={name} />;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 rounded-12 border border-bad bg-bad-soft p-2 text-center">
      <ImageOff size={20} aria-hidden="true" className="text-bad" />
      <p dir="auto" className="max-w-full truncate text-12 text-ink-2">
        {item.name}
      </p>
    </div>
  );
}

function OnItsWay({ item, name }: { item: Extract<ListedPicture, { kind: 'upload' }>; name: string }) {
  const { state } = useUploadSnapshot(item.task);
  const url = useObjectUrl(item.file);
  const [blank, setBlank] = useState(false);
  if (blank || !url)
    return (
      <span role="img" aria-label={name} className="absolute inset-0 grid place-items-center text-ink-3">
        <FileImage size={28} aria-hidden="true" />
      </span>
    );
  return (
    <img
      src={url}
      alt={item.alt || name}
      draggable={false}
      onError={() => setBlank(true)}
      className={cx('absolute inset-0 size-full object-cover', state === 'error' && 'opacity-40 grayscale')}
    />
  );
}
