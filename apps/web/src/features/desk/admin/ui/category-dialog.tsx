import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { categoryLimits } from '@souk/shared/market/categories/limits.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { categoryKeys, saveCategory } from '../api/categories.ts';
import { bodyOf, draftOf, isPosition, nameOf, parentsFor } from '../model/category-draft.ts';

interface CategoryDialogProps {
  /** The one that is edited; null for a new one. */
  category: KeptCategory | null;
  all: readonly KeptCategory[];
  onClose: () => void;
}

/** The names of a category in every language, and its place in the tree. */
export function CategoryDialog({ category, all, onClose }: CategoryDialogProps) {
  const t = useT();
  const form = useId();
  const { code } = useLanguage();
  const queries = useQueryClient();
  const languages = useSession(({ languagedata }) => languagedata);
  const [draft, setDraft] = useState(() => draftOf(category, all));
  const send = useMutation({
    mutationFn: () => saveCategory(category?._id ?? null, bodyOf(draft)),
    onSuccess: async () => {
      await Promise.all(categoryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      toast({ kind: 'done', title: t('categories.saved') });
      onClose();
    },
  });
  const parents = categoryPaths(
    parentsFor(category, all).map((one) => ({ ...one, name: nameOf(one, code) })),
  );
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => open || onClose()}
      title={t(category ? 'categories.change' : 'categories.add')}
      note={t('categories.names')}
      actions={
        <>
          <Button onClick={onClose}>{t('categories.cancel')}</Button>
          <Button type="submit" form={form} look="accent" loading={send.isPending}>
            {t('categories.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => send.isPending || send.mutate()} className="grid gap-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-5">
          {languages.map((language) => (
            <TextInput
              key={language.code}
              label={t('categories.nameIn', { language: language.name })}
              required={language.code === 'en'}
              rules={language.code === 'en' ? [filled(t('ui.required'))] : []}
              maxLength={categoryLimits.name}
              value={draft.names[language.code] ?? ''}
              onChange={(name) =>
                setDraft((now) => ({ ...now, names: { ...now.names, [language.code]: name } }))
              }
            />
          ))}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-5">
          <Select
            label={t('categories.parent')}
            options={[
              { value: '', text: t('categories.top') },
              ...parents.map(({ _id, path }) => ({ value: _id, text: path })),
            ]}
            valueKey="value"
            textKey="text"
            value={draft.parentId}
            onChange={(parentId) => setDraft((now) => ({ ...now, parentId }))}
          />
          <TextInput
            label={t('categories.position')}
            hint={t('categories.positionHint')}
            required
            inputMode="numeric"
            rules={[(typed) => isPosition(typed) || t('categories.positionRule')]}
            value={draft.position}
            onChange={(position) => setDraft((now) => ({ ...now, position }))}
          />
        </div>
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
