import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type PaperToSave, useSavePaper } from './use-save-paper.ts';

interface PaperButtonProps {
  paper: PaperToSave;
  block?: boolean;
  children: ReactNode;
}

/** Saves one PDF. */
export function PaperButton({ paper, block = false, children }: PaperButtonProps) {
  const save = useSavePaper();
  return (
    <Button
      block={block}
      icon={<ReceiptText size={17} aria-hidden="true" />}
      loading={save.isPending}
      onClick={() => save.mutate(paper)}
    >
      {children}
    </Button>
  );
}
