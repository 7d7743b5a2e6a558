import type { CountryTaxAnswer } from '@souk/shared/money/taxes/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getTaxes, removeTax } from '../api/taxes.ts';

export function RemoveTax({ doomed, onClose }: { doomed: CountryTaxAnswer | null; onClose: () => void }) {
  const t = useT();
  const { code } = useLanguage();
  const queries = useQueryClient();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(doomed);
  if (doomed && doomed !== shown) setShown(doomed);
  const country = shown ? countryName(shown.country, code) : '';
  const send = useMutation({
    mutationFn: async ({ country: of }: CountryTaxAnswer) => {
      try {
        await removeTax(of);
      } catch (error) {
        // Removed elsewhere already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: getTaxes().queryKey });
      toast({ kind: 'done', title: t('taxes.removed') });
      onClose();
    },
  });
  return (
    <Dialog
      open={doomed !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('taxes.removeTitle', { country })}
      note={t('taxes.removeNote')}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('taxes.cancel')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => doomed && send.mutate(doomed)}>
            {t('taxes.removeGo')}
          </Button>
        </>
      }
    >
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
    </Dialog>
  );
}
