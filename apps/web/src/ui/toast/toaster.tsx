import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { takeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

export function Toaster() {
  const t = useT();
  const { dir } = useLanguage();
  useEffect(
    () =>
      takeToasts(({ id, durationMs, ...content }) => {
        sonner.custom((shown) => <ToastCard toast={content} onClose={() => sonner.dismiss(shown)} />, {
          ...(id ? { id } : {}),
          duration: durationMs ?? (content.kind === 'offline' ? Number.POSITIVE_INFINITY : 5000),
        });
      }),
    [],
  );
  return (
    <Sonner
      dir={dir}
      position="bottom-center"
      offset={24}
      mobileOffset={{ bottom: 96, left: 16, right: 16 }}
      gap={10}
      // Sonner brings a font of its own.
      style={{ fontFamily: 'inherit' }}
      containerAriaLabel={t('ui.messages')}
      toastOptions={{ unstyled: true, className: 'w-full sm:w-90' }}
    />
  );
}
