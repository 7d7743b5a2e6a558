import { ArrowLeft, ArrowRight, Ellipsis, ImageOff, ImagePlus, Star, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import {
  coverOf,
  mostPictures,
  type PickedPicture,
  type Pictures,
  pictureTypes,
} from '../../model/use-pictures.ts';

export function PicturesPanel({ pictures }: { pictures: Pictures }) {
  const t = useT();
  const { number } = useFormat();
  const [dragged, setDragged] = useState<string | null>(null);
  const list = pictures.pictures;
  return (
    <Panel
      title={t('selling.pictures')}
      actions={
        <span className="text-14 text-ink-2 figures">
          {t('selling.picturesOf', { count: number(list.length), most: number(mostPictures) })}
        </span>
      }
    >
      <p className="-mt-2.5 text-14 text-ink-2">{t('selling.picturesNote')}</p>
      {list.length > 0 ? (
        <ul aria-label={t('selling.pictures')} className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {list.map((picture, index) => (
            <li
              key={picture.key}
              draggable
              onDragStart={() => setDragged(picture.key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={(event) => {
                if (!dragged) return;
                event.preventDefault();
                pictures.move(dragged, index);
              }}
              className={cx('relative', dragged === picture.key && 'opacity-50')}
            >
              <PictureTile picture={picture} index={index} count={list.length} pictures={pictures} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.length < mostPictures ? <DropArea onFiles={(files) => void pictures.add(files)} /> : null}
    </Panel>
  );
}

interface PictureTileProps {
  picture: PickedPicture;
  index: number;
  count: number;
  pictures: Pictures;
}

function PictureTile({ picture, index, count, pictures }: PictureTileProps) {
  const t = useT();
  const { number } = useFormat();
  if (picture.kind === 'file' && picture.problem) {
    return (
      <div className="flex aspect-4/5 flex-col items-center justify-center gap-1 rounded-12 border border-bad bg-bad-soft p-2 text-center">
        <ImageOff size={20} aria-hidden="true" className="text-bad" />
        <p role="alert" className="text-13 font-semibold text-bad">
          {t(`selling.picture.${picture.problem}`)}
        </p>
        <p className="max-w-full truncate text-12 text-ink-2">{picture.file.name}</p>
        <Button size={32} className="mt-1" onClick={() => pictures.remove(picture.key)}>
          {t('selling.remove')}
        </Button>
      </div>
    );
  }
  const name = t('selling.pictureNumber', { number: number(index + 1) });
  const to = (place: number) => () => pictures.move(picture.key, place);
  return (
    <>
      {picture.kind === 'stored' ? (
        <Picture image={picture.image} ratio="4/5" sizes="160px" className="rounded-12" />
      ) : (
        <img src={picture.url} alt={name} className="aspect-4/5 w-full rounded-12 bg-fill object-cover" />
      )}
      {picture === coverOf(pictures.pictures) ? (
        <span className="absolute start-2 top-2 inline-flex h-6 items-center gap-1 rounded-6 bg-black/60 px-2 text-12 font-semibold text-white">
          <Star size={13} aria-hidden="true" />
          {t('selling.cover')}
        </span>
      ) : null}
      <span className="absolute end-2 bottom-2">
        <Menu
          trigger={
            <IconButton label={t('ui.rowActions', { name })} look="light" size={32} round>
              <Ellipsis size={17} aria-hidden="true" />
            </IconButton>
          }
          entries={[
            {
              key: 'cover',
              label: t('selling.makeCover'),
              icon: <Star />,
              disabled: index === 0,
              onSelect: to(0),
            },
            {
              key: 'earlier',
              label: t('selling.earlier'),
              icon: <ArrowLeft className="rtl:-scale-x-100" />,
              disabled: index === 0,
              onSelect: to(index - 1),
            },
            {
              key: 'later',
              label: t('selling.later'),
              icon: <ArrowRight className="rtl:-scale-x-100" />,
              disabled: index === count - 1,
              onSelect: to(index + 1),
            },
            {
              key: 'remove',
              label: t('selling.remove'),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => pictures.remove(picture.key),
            },
          ]}
        />
      </span>
    </>
  );
}

function DropArea({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useT();
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'mt-4 flex min-h-18 flex-wrap items-center justify-center gap-x-2.5 rounded-12 border border-dashed px-4 py-3 text-center text-14 text-ink-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1',
        over ? 'border-ink-1 bg-fill' : 'border-control hover:bg-hover',
      )}
    >
      <ImagePlus size={19} aria-hidden="true" />
      <span className="font-semibold text-ink-1">{t('selling.addPictures')}</span>
      <span className="max-sm:hidden">{t('selling.orDrop')}</span>
      <input
        id={id}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
