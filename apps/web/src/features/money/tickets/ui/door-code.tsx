import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';

/** For a code that no camera reads. */
export function DoorCode({ busy, onCode }: { busy: boolean; onCode: (code: string) => Promise<void> }) {
  const t = useT();
  const [code, setCode] = useState('');
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (code.trim() === '') return;
        void onCode(code);
        setCode('');
      }}
    >
      <TextInput
        label={t('checkIn.code')}
        hint={t('checkIn.codeHint')}
        dir="ltr"
        autoComplete="off"
        value={code}
        onChange={setCode}
        className="min-w-0 grow basis-60"
      />
      <Button type="submit" look="accent" size={48} loading={busy} className="grow">
        {t('checkIn.letIn')}
      </Button>
    </form>
  );
}
