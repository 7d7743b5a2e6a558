import { Fragment, useMemo } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { bringTo } from './addresses/bring-to.ts';

interface RefusedNoticeProps {
  /** The fields that have something to say, in their order. */
  fields: ReadonlyArray<{ id: string; label: string }>;
}

/** Above a form that was not sent: which fields need a look, each a way to it. */
export function RefusedNotice({ fields }: RefusedNoticeProps) {
  const t = useT();
  const { code } = useLanguage();
  const list = useMemo(() => new Intl.ListFormat(code), [code]);
  if (fields.length === 0) return null;
  let next = 0;
  return (
    <Notice tone="bad">
      <strong className="font-semibold">{t('settings.needLook', { count: fields.length })}</strong>{' '}
      {list.formatToParts(fields.map(({ label }) => label)).map(({ type, value }) => {
        const field = type === 'element' ? fields[next++] : undefined;
        if (!field) return <Fragment key={`before ${next}`}>{value}</Fragment>;
        return (
          <a
            key={field.id}
            href={`#${field.id}`}
            className="touch-44"
            onClick={(event) => {
              event.preventDefault();
              bringTo(field.id);
            }}
          >
            {value}
          </a>
        );
      })}
    </Notice>
  );
}
