import type { SecondFactorSetup } from '@souk/shared/identity/second-factor/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { QrCode } from '@/ui/qr-code/qr-code.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { enableSecondFactor } from '../api/second-factor.ts';
import { CopyButton } from './copy-button.tsx';

interface SecondFactorSetUpProps {
  setup: SecondFactorSetup;
  onEnabled: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** The secret goes into the app by camera or by hand; its first code shows that it arrived. */
export function SecondFactorSetUp({ setup, onEnabled, onCancel }: SecondFactorSetUpProps) {
  const t = useT();
  const confirmed = useConfirmed();
  const [code, setCode] = useState('');
  const enable = useMutation({
    mutationFn: (given: string) => confirmed.run(() => enableSecondFactor(given)),
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
  });
  const failure = enable.error;
  // Nothing was sent that could be sent again: the app shows the next one by itself.
  const wrong = isApiError(failure, 'wrong_code')
    ? `${t('error.wrong_second_factor')} ${t('error.wrong_second_factor.next')}`
    : null;
  return (
    <div className="flex flex-col gap-5 md:flex-row">
      <div className="shrink-0">
        <QrCode text={setup.uri} label={t('security.qr')} />
      </div>
      <div className="min-w-0 grow">
        <p className="text-14 font-medium">{t('security.scan')}</p>
        <p className="mt-3 text-14 text-ink-2">{t('security.secret')}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <code dir="ltr" className="text-14 font-medium tracking-wide wrap-anywhere">
            {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={setup.secret} />
        </div>
        <Form
          onSubmit={() => enable.mutate(code)}
          aria-label={t('security.second')}
          className="mt-5 grid gap-4"
        >
          <CodeInput
            label={t('security.firstCode')}
            error={wrong}
            value={code}
            onChange={setCode}
            onComplete={enable.mutate}
            className="max-w-80"
          />
          {failure && !wrong ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="accent" size={44} loading={enable.isPending}>
              {t('security.turnOn')}
            </Button>
            <Button look="ghost" size={44} onClick={onCancel}>
              {t('security.cancel')}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}
