import { FileText } from 'lucide-react';
import { cx } from '../cx.ts';

interface DocumentThumbProps {
  /** Empty while it is on its way, and for what is no picture. */
  url: string | null;
  alt: string;
  pdf: boolean;
  className?: string;
}

/** A paper in small: its picture, or the sign of a PDF. The box never changes its size. */
export function DocumentThumb({ url, alt, pdf, className }: DocumentThumbProps) {
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-10 border border-line bg-sunken text-ink-3',
        className ?? 'size-16',
      )}
    >
      {pdf ? (
        <FileText size={26} strokeWidth={1.6} aria-hidden="true" />
      ) : url ? (
        <img src={url} alt={alt} className="size-full object-cover" />
      ) : (
        <span className="sheen size-full" />
      )}
    </span>
  );
}
