import { useQuery } from '@tanstack/react-query';
import { cx } from '../cx.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  label: string;
  /** How wide it is. */
  className?: string;
}

/** Dark on light whatever the theme: cameras read it so. What draws it is fetched with the first one. */
export function QrCode({ text, label, className = 'size-48' }: QrCodeProps) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => qrPath((await import('qr')).default(text, 'raw', { border: 3 })),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    gcTime: 0,
  });
  if (!data) return <Skeleton className={cx('!rounded-12', className)} />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className={cx('rounded-12 border border-line bg-white', className)}
    >
      <path d={data.path} fill="#000" />
    </svg>
  );
}
