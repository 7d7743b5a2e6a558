import type { Image } from '@souk/shared/images/schema.ts';
import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { Popover } from '@/ui/popover/popover.tsx';

interface PictureChoiceProps {
  label: string;
  images: readonly Image[];
  value: string | null;
  onChange: (image: string | null) => void;
  /** What the button shows. */
  children: ReactNode;
  className?: string;
}

/** One of the product's pictures, or none. */
export function PictureChoice({ label, images, value, onChange, children, className }: PictureChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className={cx('touch-44 block w-9 shrink-0 rounded-8', className)}
        >
          {children}
        </button>
      }
    >
      <PictureList
        images={images}
        value={value}
        onChange={(image) => {
          onChange(image);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

export function PictureList({
  images,
  value,
  onChange,
}: Pick<PictureChoiceProps, 'images' | 'value' | 'onChange'>) {
  const t = useT();
  const { number } = useFormat();
  if (images.length === 0) return <p className="max-w-56 text-14 text-ink-2">{t('editor.picturesFirst')}</p>;
  const tile =
    'overflow-hidden rounded-10 outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-ink-1';
  return (
    <div className="grid grid-cols-4 gap-2">
      <button
        type="button"
        aria-pressed={value === null}
        aria-label={t('editor.noPicture')}
        title={t('editor.noPicture')}
        onClick={() => onChange(null)}
        className={cx(tile, 'grid aspect-4/5 w-13 place-items-center bg-fill text-ink-3')}
      >
        <Ban size={18} aria-hidden="true" />
      </button>
      {images.map((image, index) => (
        <button
          key={image._id}
          type="button"
          aria-pressed={value === image._id}
          aria-label={image.alt || t('files.picture', { number: number(index + 1) })}
          onClick={() => onChange(image._id)}
          className={cx(tile, 'w-13')}
        >
          <Picture image={image} alt="" ratio="4/5" sizes="52px" />
        </button>
      ))}
    </div>
  );
}
