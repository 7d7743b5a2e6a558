import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '../button/button.style.ts';
import { Dialog } from '../dialog/dialog.tsx';

interface DocumentViewProps {
  name: string;
  /** The file in memory; empty while it is on its way. */
  url: string | null;
  pdf: boolean;
  /** What is pressed: the paper in small. */
  children: ReactNode;
}

/** Opens a picture large over the page; a PDF is saved, so that nothing in it can run here. */
export function DocumentView({ name, url, pdf, children }: DocumentViewProps) {
  const t = useT();
  const look = 'relative block shrink-0 rounded-10 hover:opacity-85';
  if (!url) return <span className={look}>{children}</span>;
  if (pdf) {
    return (
      <a href={url} download={`${name}.pdf`} aria-label={t('document.save', { name })} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Dialog
      title={name}
      width="wide"
      closable
      trigger={
        <button type="button" aria-label={t('document.open', { name })} className={look}>
          {children}
        </button>
      }
      actions={
        <a href={url} download={name} className={buttonStyle({})}>
          <Download size={17} aria-hidden="true" />
          {t('document.saveFile')}
        </a>
      }
    >
      <div className="grid place-items-center overflow-hidden rounded-12 border border-line bg-sunken">
        <img src={url} alt={name} className="max-h-[68dvh] max-w-full object-contain" />
      </div>
    </Dialog>
  );
}
