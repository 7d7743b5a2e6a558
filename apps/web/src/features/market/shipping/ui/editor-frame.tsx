import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

interface EditorFrameProps {
  title: string;
  note: string;
  /** Words for a failure that no field explains. */
  failed: string | null;
  sending: boolean;
  save: string;
  onSubmit: () => void;
  onDone: () => void;
  children: ReactNode;
}

/** A form in the place of the list, with the way back to it. */
export function EditorFrame({
  title,
  note,
  failed,
  sending,
  save,
  onSubmit,
  onDone,
  children,
}: EditorFrameProps) {
  const t = useT();
  return (
    <Form aria-label={title} onSubmit={() => sending || onSubmit()}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-label={t('shipping.back')}
          onClick={onDone}
          className="-ms-3 -mt-1.5 grid size-11 shrink-0 place-items-center rounded-12 hover:bg-fill"
        >
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <PageHeader size="section" title={title} note={note} />
      </div>
      <div className="mt-5 grid gap-5 sm:rounded-16 sm:border sm:border-line sm:bg-surface sm:p-6">
        {children}
        <div className="save-bar flex flex-wrap gap-2 border-hairline sm:border-t sm:pt-5">
          {failed ? (
            <Notice tone="bad" className="mb-1 w-full">
              {failed}
            </Notice>
          ) : null}
          <Button type="submit" look="accent" size={44} loading={sending} className="max-sm:w-full">
            {save}
          </Button>
          <Button look="ghost" size={44} onClick={onDone} className="max-sm:hidden">
            {t('shipping.cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
