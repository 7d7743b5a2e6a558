import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { openPhone } from '../api/co-hosting.ts';
import { pairedPhone } from '../model/paired-phone.store.ts';

/** The code in the address is used up by a tap, not by a program that checks links beforehand. */
export function PairPhone() {
  const t = useT();
  const [code] = useState(() => location.hash.slice(1));
  const pair = useMutation({
    mutationFn: () => openPhone(code),
    onSuccess(paired) {
      history.replaceState(history.state, '', location.pathname);
      pairedPhone.setState({ paired });
    },
  });
  const wrong = pair.error ? errorCopy(pair.error) : null;
  return (
    <div data-theme="dark" className="grid h-dvh place-items-center bg-paper px-4 text-ink-1">
      <div className="flex max-w-90 flex-col items-center gap-3 rounded-24 bg-surface p-6 text-center">
        <Smartphone size={32} aria-hidden="true" className="text-ink-2" />
        <h1 className="display text-22">{t('phoneCamera.ask')}</h1>
        <p role={wrong ? 'alert' : undefined} className="text-14 text-balance text-ink-2">
          {wrong
            ? `${t(wrong.title)} ${t(wrong.next)}`
            : t(code === '' ? 'phoneCamera.noCode' : 'phoneCamera.askNote')}
        </p>
        {code === '' ? null : (
          <Button look="accent" size={56} block loading={pair.isPending} onClick={() => pair.mutate()}>
            {t('phoneCamera.use')}
          </Button>
        )}
      </div>
    </div>
  );
}
