import { Pause, Play, RotateCw } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import {
  type ListedPicture,
  mayGoOn,
  type UploadList,
  type UploadSnapshot,
} from '@/platform/uploads/index.ts';
import { IconButton } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { useUploadSnapshot } from './use-uploads.ts';

interface UploadLayerProps {
  item: Extract<ListedPicture, { kind: 'upload' }>;
  name: string;
  list: UploadList;
}

/** Over a picture that is not there yet: how far it is, and one button to hold it or let it go on. */
export function UploadLayer({ item, name, list }: UploadLayerProps) {
  const t = useT();
  const { number } = useFormat();
  const snapshot = useUploadSnapshot(item.task);
  const { state, activity, bytesTransferred, totalBytes } = snapshot;
  if (state === 'success' || state === 'canceled') return null;
  const part = totalBytes > 0 ? Math.min(1, bytesTransferred / totalBytes) : 0;
  const percent = t('ui.percent', { value: number(Math.floor(part * 100)) });
  const words = state === 'running' ? activity : state;
  const said = words === 'sending' ? percent : t(`files.now.${words}`);
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent ps-2 pe-11 pt-8 pb-3.5">
        <p className="truncate text-12 leading-4 font-semibold text-white figures">{said}</p>
      </div>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(part * 100)}
        aria-valuetext={words === 'sending' ? percent : `${said}, ${percent}`}
        className="absolute inset-x-0 bottom-0 h-1.5 bg-white/35"
      >
        <div
          className={cx('h-full transition-[width] duration-240', bars[state] ?? 'bg-accent')}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      <span className="absolute inset-0 grid place-items-center">
        <MainButton snapshot={snapshot} item={item} name={name} list={list} />
      </span>
    </>
  );
}

const bars: Partial<Record<UploadSnapshot['state'], string>> = {
  pausing: 'bg-white',
  paused: 'bg-white',
  error: 'bg-bad',
};

function MainButton({ snapshot, item, name, list }: UploadLayerProps & { snapshot: UploadSnapshot }) {
  const t = useT();
  const { state, error, activity } = snapshot;
  const look = { look: 'light', size: 44, round: true } as const;
  if (state === 'paused' || state === 'pausing')
    return (
      <IconButton {...look} label={t('files.resumeOne', { name })} onClick={() => item.task.resume()}>
        <Play size={20} aria-hidden="true" className="fill-current" />
      </IconButton>
    );
  // What has arrived whole cannot be held back any more.
  if (state === 'running' && activity !== 'checking')
    return (
      <IconButton {...look} label={t('files.pauseOne', { name })} onClick={() => item.task.pause()}>
        <Pause size={20} aria-hidden="true" className="fill-current" />
      </IconButton>
    );
  if (error && mayGoOn(error))
    return (
      <IconButton {...look} label={t('files.againOne', { name })} onClick={() => list.again(item.key)}>
        <RotateCw size={20} aria-hidden="true" />
      </IconButton>
    );
  return null;
}
