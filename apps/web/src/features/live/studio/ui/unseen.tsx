import { Coffee, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

/** What viewers have in place of the picture, for who leads the show. */
export function BreakCard({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <Place>
      <Coffee size={22} aria-hidden="true" />
      <p className="text-16 font-semibold">{t('studio.onBreak')}</p>
      <p className="text-14 text-white/85">{t('studio.onBreakNote')}</p>
      <Button look="accent" size={44} className="pointer-events-auto mt-1.5" onClick={onBack}>
        {t('studio.endBreak')}
      </Button>
    </Place>
  );
}

export function CameraOff() {
  const t = useT();
  return (
    <Place>
      <VideoOff size={22} aria-hidden="true" />
      <p className="text-16 font-semibold">{t('studio.cameraOff')}</p>
      <p className="text-14 text-white/85">{t('studio.cameraOffNote')}</p>
    </Place>
  );
}

function Place({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center px-4 pt-28 pb-[64%] sm:pb-[38%] lg:py-0">
      <div
        role="status"
        className="flex max-w-80 flex-col items-center gap-1.5 rounded-20 bg-black/75 px-5 py-3.5 text-center text-balance text-white"
      >
        {children}
      </div>
    </div>
  );
}
