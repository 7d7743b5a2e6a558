import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { rememberSettings } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeAppSettings } from '../api/app-settings.ts';
import { type SettingsDraft, settingsBody, settingsDraftOf } from '../model/settings-draft.ts';

export function SettingsForm({ settings }: { settings: AppSettings }) {
  const t = useT();
  const [draft, setDraft] = useState(() => settingsDraftOf(settings));
  const send = useMutation({
    mutationFn: () => changeAppSettings(settingsBody(draft)),
    onSuccess: (saved) => {
      rememberSettings(saved);
      toast({ kind: 'done', title: t('admin.settingsSaved') });
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const parts = { draft, onChange: (change: Partial<SettingsDraft>) => setDraft({ ...draft, ...change }) };
  return (
    <Form aria-label={t('admin.settings')} onSubmit={() => send.mutate()} className="max-w-190">
      <PageHeader title={t('admin.settings')} note={t('admin.note.settings')} className="mb-5" />
      <div className="grid gap-4">
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        <Look {...parts} />
        <Button
          type="submit"
          look="accent"
          size={48}
          loading={send.isPending}
          className="justify-self-start max-sm:w-full"
        >
          {t('admin.saveSettings')}
        </Button>
      </div>
    </Form>
  );
}

interface PartProps {
  draft: SettingsDraft;
  onChange: (change: Partial<SettingsDraft>) => void;
}

function Look({ draft, onChange }: PartProps) {
  const t = useT();
  const { code } = useLanguage();
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(code, { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((value) => ({
      value,
      text: `${value} · ${names.of(value)}`,
    }));
  }, [code]);
  return (
    <Panel title={t('admin.look')} className="sm:p-6">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          label={t('admin.appName')}
          required
          maxLength={40}
          rules={[filled(t('ui.required'))]}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <TextInput
          label={t('admin.brandColour')}
          placeholder="#f0a92b"
          dir="ltr"
          hint={t('admin.brandColourHint')}
          optional
          rules={[matching(/^#[\da-f]{6}$/i, t('admin.brandColourRule'))]}
          end={
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-8 border border-line bg-accent"
              style={/^#[\da-f]{6}$/i.test(draft.brandColour) ? { background: draft.brandColour } : {}}
            />
          }
          value={draft.brandColour}
          onChange={(brandColour) => onChange({ brandColour })}
        />
        <Select
          label={t('admin.currency')}
          options={currencies}
          valueKey="value"
          textKey="text"
          value={draft.currency}
          onChange={(currency) => onChange({ currency })}
          className="sm:col-span-2"
        />
      </div>
    </Panel>
  );
}
