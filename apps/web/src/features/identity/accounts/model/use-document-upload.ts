import { documentLimit, documentTypes } from '@souk/shared/identity/verification/limits.ts';
import type { DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { putDocument, removeDocument } from '../api/verify.ts';
import { useCheckChange, useTakeCheck } from './use-check-change.ts';

type FileProblem = 'too-large' | 'no-document';

/** Why a file cannot be a document, as far as can be told before it is sent. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!documentTypes.some((known) => known === type) || size === 0) return 'no-document';
  return size > documentLimit ? 'too-large' : null;
}

/** One paper on its way to the draft: how far it is, and what went wrong. */
export function useDocumentUpload(userId: string, kind: DocumentKind) {
  const take = useTakeCheck(userId);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const put = useMutation({
    mutationFn: (file: File) => putDocument(userId, kind, file, setProgress),
    onSuccess: take,
  });
  const removal = useCheckChange(userId, () => removeDocument(userId, kind));
  const send = (file: File) => {
    const found = problemOf(file);
    setProblem(found);
    put.reset();
    removal.reset();
    if (found) return;
    setProgress(0);
    put.mutate(file);
  };
  const last = put.variables;
  return {
    send,
    remove: () => removal.mutate(),
    removing: removal.isPending,
    sending: put.isPending,
    progress,
    problem,
    failed: put.error ?? removal.error,
    retry: put.error && last ? () => send(last) : undefined,
  };
}
