import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSignedInFirst } from '@/platform/session/use-signed-in-first.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { ReportTarget } from '../api/send-report.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** A quiet button that reports something; its dialog comes when it is pressed. */
export function ReportButton({ target, name }: { target: ReportTarget; name: string }) {
  const t = useT();
  const signedInFirst = useSignedInFirst();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        size={32}
        icon={<Flag size={15} aria-hidden="true" />}
        onClick={() => signedInFirst(() => setOpen(true))}
      >
        {t('reports.report')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReportDialog target={target} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
