import type { LineState } from '@souk/broadcast/client/line.ts';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import type { DeviceProblem } from '../model/devices.ts';

interface OnAirCardProps {
  line: LineState | null;
  problem: DeviceProblem | null;
  isBusy: boolean;
  onGo: () => void;
  /** Another way. */
  children?: ReactNode;
}

/** The way on air, and why it does not open. */
export function OnAirCard({ line, problem, isBusy, onGo, children }: OnAirCardProps) {
  const t = useT();
  const isTaken = line?.kind === 'ended' && line.reason === 'taken-over';
  const title = problem ? t(`studio.problem.${problem}`) : t(isTaken ? 'studio.elsewhere' : 'studio.offAir');
  const note = problem
    ? t(`studio.help.${problem}`)
    : t(isTaken ? 'studio.elsewhereNote' : 'studio.offAirNote');
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-1.5 rounded-20 bg-black/75 px-5 py-3.5 text-center text-balance text-white max-lg:border max-lg:border-line lg:max-w-80"
    >
      <p className="text-16 font-semibold">{title}</p>
      <p className="text-14 text-white/85">{note}</p>
      <Button
        look="accent"
        size={44}
        className="mt-1.5"
        loading={isBusy}
        icon={<Video size={19} aria-hidden="true" />}
        onClick={onGo}
      >
        {t(problem ? 'studio.tryAgain' : isTaken ? 'studio.takeOver' : 'studio.useCamera')}
      </Button>
      {children}
    </div>
  );
}
