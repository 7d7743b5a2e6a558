import { type ReactNode, useState } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import { Dialog } from './dialog.tsx';

interface SheetOrDialogProps {
  title: string;
  /** The act, which stays in sight. */
  footer: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Over a room, which is dark: a sheet from below where the picture fills the screen, a small window on wide ones. */
export function SheetOrDialog({ title, footer, children, onClose }: SheetOrDialogProps) {
  const [isWide] = useState(() => matchMedia('(width >= 1024px)').matches);
  const onOpenChange = (open: boolean) => (open ? undefined : onClose());
  if (!isWide) {
    return (
      <Drawer dark open from="bottom" title={title} onOpenChange={onOpenChange} footer={footer}>
        {children}
      </Drawer>
    );
  }
  return (
    <Dialog dark open closable title={title} onOpenChange={onOpenChange}>
      {children}
      <div className="mt-5">{footer}</div>
    </Dialog>
  );
}
