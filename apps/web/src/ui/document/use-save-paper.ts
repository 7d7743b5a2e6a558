import { useMutation } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useToast } from '../toast/use-toast.ts';

export interface PaperToSave {
  /** Of the API. */
  path: string;
  /** Without its ending. */
  name: string;
}

/** Has the market write a paper, and puts it into the reader's downloads. */
export function useSavePaper() {
  const say = useToast();
  return useMutation({
    mutationFn: async ({ path, name }: PaperToSave) => saveFile(await api.file(path), `${name}.pdf`),
    onError: (error) =>
      void say((t) => ({
        id: 'paper',
        kind: 'bad',
        title: t(errorCopy(error).title),
        text: t(errorCopy(error).next),
      })),
  });
}
