import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { getEvidence } from '../api/disputes.ts';

interface EvidenceProps {
  disputeId: string;
  pictures: readonly string[];
  /** How many there are in all of it. */
  count: number;
  /** Who showed them. */
  name: string;
}

/** Pictures of what is wrong; each opens as it is. */
export function Evidence({ disputeId, pictures, count, name }: EvidenceProps) {
  const t = useT();
  const { data: urls } = useQuery(getEvidence(disputeId, count));
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map((id, place) => {
        const url = urls?.get(id);
        const alt = t('disputes.picture', { number: place + 1, name });
        return (
          <li key={id} className="relative size-20 overflow-hidden rounded-12 border border-line bg-fill">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="block size-full">
                <img src={url} alt={alt} decoding="async" className="size-full object-cover" />
              </a>
            ) : urls ? (
              <ImageOff size={20} aria-hidden="true" className="absolute inset-0 m-auto text-ink-3" />
            ) : (
              <span className="absolute inset-0 sheen" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
