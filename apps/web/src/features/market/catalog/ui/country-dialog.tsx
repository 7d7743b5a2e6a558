import { useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface CountryDialogProps {
  country: string;
  onChoose: (code: string) => void;
  onClose: () => void;
}

export function CountryDialog({ country, onChoose, onClose }: CountryDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('product.whereTo')}
      note={t('product.whereToNote')}
    >
      <CountrySelect
        value={country}
        onChange={(code) => {
          if (code && code !== country) onChoose(code);
          onClose();
        }}
      />
    </Dialog>
  );
}
