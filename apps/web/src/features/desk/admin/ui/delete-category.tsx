import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { categoryKeys, deleteCategory } from '../api/categories.ts';
import { nameOf } from '../model/category-draft.ts';

interface DeleteCategoryProps {
  category: KeptCategory;
  onClose: () => void;
}

export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const t = useT();
  const { code } = useLanguage();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async () => {
      try {
        await deleteCategory(category._id);
      } catch (error) {
        // Gone already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: async () => {
      await Promise.all(categoryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      toast({ kind: 'done', title: t('categories.deleted') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('categories.deleteTitle', { name: nameOf(category, code) })}
      note={t('categories.deleteNote')}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('categories.cancel')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => send.mutate()}>
            {t('categories.deleteGo')}
          </Button>
        </>
      }
    >
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
    </Dialog>
  );
}
