import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Form, type FormProps } from '@/ui/form/form.tsx';

interface EditorFrameProps {
  title: string;
  back: LinkProps;
  /** Beside the title: draft, active. */
  status?: ReactNode;
  /** How safe what was typed is. */
  note?: ReactNode;
  /** The one that acts last; on a phone they stand at the foot of the screen. */
  actions: ReactNode;
  aside: ReactNode;
  onSubmit: FormProps['onSubmit'];
  onRefused?: FormProps['onRefused'];
  children: ReactNode;
}

/** A screen of its own for writing something down: bar above, form, and what it will look like beside it. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, back, status, note, actions, aside, onSubmit, onRefused, children } = props;
  const t = useT();
  return (
    <Form aria-label={title} onSubmit={onSubmit} {...(onRefused ? { onRefused } : {})}>
      <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-md">
        <div className="flex min-h-13 flex-wrap items-center gap-x-2 px-2 sm:min-h-16 sm:px-8">
          <Link
            {...back}
            aria-label={t('editor.back')}
            className="grid size-11 shrink-0 place-items-center rounded-12 text-ink-1 hover:bg-fill sm:-ms-3"
          >
            <ArrowLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
          </Link>
          <span className="min-w-0 grow basis-0">
            <h1 className="display truncate text-18 !whitespace-nowrap">{title}</h1>
            {note ? <span className="block truncate text-12 text-ink-2 md:hidden">{note}</span> : null}
          </span>
          {status}
          <div className="ms-auto flex shrink-0 items-center gap-2 ps-2 text-14 text-ink-2">
            <span className="pe-2 max-md:hidden">{note}</span>
            <span className="flex items-center gap-2 max-sm:hidden">{actions}</span>
          </div>
        </div>
      </header>
      <div className="mx-auto grid max-w-300 items-start gap-5 px-4 pt-4 pb-32 sm:px-8 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="grid min-w-0 gap-4">{aside}</div>
      </div>
      <div className="fixed inset-x-0 bottom-(--toast-room,0px) z-30 flex flex-wrap gap-2 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden [&>*]:grow">
        {actions}
      </div>
    </Form>
  );
}
