import { isOpenLink, isPlainLine } from '@souk/shared/identity/accounts/plain-text.ts';
import { linkLength, linksPerProfile } from '@souk/shared/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { filled } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';

interface LinkRow {
  /** Of the row, so that removing one does not mix up the others. */
  key: number;
  label: string;
  url: string;
}

interface LinkFieldsProps {
  rows: readonly LinkRow[];
  onChange: (rows: LinkRow[]) => void;
}

/** Up to five places elsewhere. */
export function LinkFields({ rows, onChange }: LinkFieldsProps) {
  const t = useT();
  const put = (key: number, part: Partial<LinkRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const required = filled(t('ui.required'));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-medium text-ink-1">{t('profile.links')}</legend>
      <div className="grid gap-4">
        {rows.map((row) => (
          <div
            key={row.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
          >
            <TextInput
              label={t('profile.linkLabel')}
              placeholder={t('profile.linkLabelExample')}
              required
              rules={[required, (value) => isPlainLine(value) || t('profile.plainText')]}
              maxLength={linkLength.label}
              value={row.label}
              onChange={(label) => put(row.key, { label })}
              className="max-sm:col-span-2"
            />
            <TextInput
              label={t('profile.linkUrl')}
              placeholder={t('profile.linkUrlExample')}
              type="url"
              inputMode="url"
              dir="ltr"
              required
              rules={[
                required,
                (value) =>
                  (isOpenLink(value.trim()) && value.trim().length <= linkLength.url) ||
                  t('profile.linkShape'),
              ]}
              value={row.url}
              onChange={(url) => put(row.key, { url })}
            />
            <IconButton
              look="ghost"
              size={44}
              label={t('profile.removeLink', { label: row.label })}
              className="mt-6.5"
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
      {rows.length < linksPerProfile ? (
        <Button
          size={32}
          className={rows.length > 0 ? 'mt-3' : ''}
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => onChange([...rows, { key: nextKey(rows), label: '', url: '' }])}
        >
          {t('profile.addLink')}
        </Button>
      ) : null}
    </fieldset>
  );
}

const nextKey = (rows: readonly LinkRow[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;
