import { useT } from '@/platform/i18n/index.ts';

/** What becomes of the papers, said before they are asked for. */
export function WhatHappens({ days }: { days: number }) {
  const t = useT();
  return (
    <ul className="list-disc ps-5 text-14 text-ink-2 marker:text-ink-3">
      <li>{t('verify.needed')}</li>
      <li>{t('verify.private')}</li>
      <li>{t('verify.logged')}</li>
      <li>{t('verify.deleted', { count: days })}</li>
    </ul>
  );
}
