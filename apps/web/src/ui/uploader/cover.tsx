import type { ReactNode } from 'react';
import { useObjectUrl } from '@/platform/files/use-object-url.ts';
import { coverOf, type UploadList } from '@/platform/uploads/index.ts';
import { Picture } from '../picture/picture.tsx';
import { useListed } from './use-uploads.ts';

interface CoverProps {
  list: UploadList;
  ratio: `${number}/${number}`;
  sizes: string;
  className?: string;
  /** Where there is no picture yet. */
  children: ReactNode;
}

/** The first picture of a form as others will see it. */
export function Cover({ list, ratio, sizes, className, children }: CoverProps) {
  const cover = coverOf(useListed(list));
  const url = useObjectUrl(cover?.kind === 'upload' ? cover.file : null);
  if (cover?.kind === 'stored')
    return <Picture image={cover.image} alt="" ratio={ratio} sizes={sizes} className={className ?? ''} />;
  if (!url) return children;
  return (
    <img
      src={url}
      alt=""
      style={{ aspectRatio: ratio }}
      className={`block w-full bg-fill object-cover ${className ?? ''}`}
    />
  );
}
