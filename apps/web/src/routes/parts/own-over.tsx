import type { OverLot } from '@/features/live/co-hosts/model/own-over.ts';
import type { Act } from '@/features/live/co-hosts/ui/host-second.tsx';
import { relist } from '@/features/live/hosting/api/host-acts.ts';
import { DoneLot } from '@/features/live/hosting/ui/done-lot.tsx';

interface OwnOverProps {
  title: string;
  lots: readonly OverLot[];
  acting: Act;
}

/** What of a co-host’s lots came out: they decide about it as its host does about theirs. */
export function OwnOver({ title, lots, acting }: OwnOverProps) {
  if (lots.length === 0) return null;
  return (
    <div>
      <h4 className="text-12 font-semibold text-ink-2">{title}</h4>
      <ul aria-label={title} className="-mx-2 flex flex-col">
        {lots.map(({ told, ...lot }) => (
          <DoneLot
            key={lot._id}
            lot={{ ...lot, number: lot.number ?? 0, stopped: lot.stopped ?? null, seller: null }}
            told={told}
            leading={acting}
            onRunAgain={relist}
          />
        ))}
      </ul>
    </div>
  );
}
