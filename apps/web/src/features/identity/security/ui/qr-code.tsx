import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { qrPath } from '../model/qr-path.ts';

/** Dark on light whatever the theme: cameras read it so. What draws it is fetched with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => qrPath((await import('uqr')).encode(text, { border: 3 }).data),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <Skeleton className="size-48 !rounded-12" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-12 border border-line bg-white"
    >
      <path d={data.path} fill="#000" />
    </svg>
  );
}
