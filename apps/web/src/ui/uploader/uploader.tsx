import { Suspense, useId, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { ListedPicture, UploadList } from '@/platform/uploads/index.ts';
import { cx } from '../cx.ts';
import { lazyPart } from '../late/lazy-part.ts';
import { Notice } from '../notice/notice.tsx';
import { CropWhenAsked } from './crop-when-asked.tsx';
import { DropArea } from './drop-area.tsx';
import { useReorder } from './use-reorder.ts';
import { useListed } from './use-uploads.ts';

// Needed from the first picture on.
const AltDialog = lazyPart(async () => (await import('./alt-dialog.tsx')).AltDialog);
const OverallProgress = lazyPart(async () => (await import('./overall-progress.tsx')).OverallProgress);
const PictureTile = lazyPart(async () => (await import('./picture-tile.tsx')).PictureTile);
const UploadProblems = lazyPart(async () => (await import('./upload-problems.tsx')).UploadProblems);

export interface UploaderProps {
  list: UploadList;
  label: string;
  most: number;
  /** The shape pictures are shown and cut in, width to height. */
  ratio?: `${number}/${number}`;
  /** How pictures stand beside each other. */
  grid?: string;
  /** How wide each is drawn, as in the img element. */
  sizes?: string;
}

/** Pictures of a form: chosen, dropped, pasted or taken, sent at once, put in order, cut and described. */
export function Uploader({ list, label, most, ratio = '4/5', grid = tiles, sizes = '240px' }: UploaderProps) {
  const t = useT();
  const { number } = useFormat();
  const hint = useId();
  const items = useListed(list);
  const reorder = useReorder({ keys: items.map(({ key }) => key), move: list.move });
  const [leftOut, setLeftOut] = useState(0);
  const [described, setDescribed] = useState<ListedPicture | null>(null);
  const [cut, setCut] = useState<ListedPicture | null>(null);
  const add = (files: readonly File[]) => void list.add(files).then(setLeftOut);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.length > 0 ? (
        <Suspense fallback={<Places count={items.length} ratio={ratio} grid={grid} />}>
          <ul aria-label={label} className={cx('grid gap-3', grid)}>
            {items.map((item, index) => (
              <PictureTile
                key={item.key}
                item={item}
                index={index}
                count={items.length}
                ratio={ratio}
                sizes={sizes}
                list={list}
                reorder={reorder}
                hint={hint}
                onDescribe={() => setDescribed(item)}
                onCut={() => setCut(item)}
              />
            ))}
          </ul>
          {most > 1 ? <OverallProgress items={items} list={list} /> : null}
          <UploadProblems items={items} list={list} />
        </Suspense>
      ) : null}
      {items.length > 1 ? (
        <p id={hint} className="sr-only">
          {t('files.order.hint')}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {reorder.said}
      </p>
      {leftOut > 0 ? (
        <Notice tone="warning" onClose={() => setLeftOut(0)}>
          {t('files.leftOut', { count: leftOut, most: number(most) })}
        </Notice>
      ) : null}
      {items.length < most ? <DropArea many={most > 1} onFiles={add} /> : null}
      {described ? (
        <Suspense>
          <AltDialog item={described} list={list} onClose={() => setDescribed(null)} />
        </Suspense>
      ) : null}
      <CropWhenAsked item={cut} list={list} ratio={ratio} onClose={() => setCut(null)} />
    </div>
  );
}

/** Keeps the pictures' place, so that nothing below moves when they come. */
function Places({ count, ratio, grid }: { count: number; ratio: string; grid: string }) {
  return (
    <div aria-hidden="true" className={cx('grid gap-3', grid)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={index} className="rounded-12 bg-fill" style={{ aspectRatio: ratio }} />
      ))}
    </div>
  );
}

const tiles =
  'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]';
