import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';

interface RefusedNoticeProps {
  /** The fields that have something to say, in their order. */
  fields: ReadonlyArray<{ id: string; label: string }>;
}

/** Above a form that was not sent: which fields need a look, each a way to it. */
export function RefusedNotice({ fields }: RefusedNoticeProps) {
  const t = useT();
  if (fields.length === 0) return null;
  return (
    <Notice tone="bad">
      <strong className="font-semibold">{t('settings.needLook', { count: fields.length })}</strong>{' '}
      {fields.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
          className="me-2 inline-block"
        >
          {label}
        </a>
      ))}
    </Notice>
  );
}
