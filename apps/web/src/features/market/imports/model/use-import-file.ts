import { purposes } from '@souk/shared/files/purposes.ts';
import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendOne, type UploadTask } from '@/platform/uploads/index.ts';
import { checkImport, getImport } from '../api/imports.ts';

type Sending = { name: string; sent: number };

/** A file on its way, and then looked at. */
export function useImportFile(shopId: string, onImport: (id: string) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const task = useRef<UploadTask | null>(null);
  const send = useMutation({
    mutationFn: async (file: File): Promise<ProductImport> => {
      const own = sendOne(file, 'import');
      task.current = own;
      const tell = () => {
        const { bytesTransferred, totalBytes } = own.snapshot;
        setSending({ name: file.name, sent: totalBytes === 0 ? 0 : bytesTransferred / totalBytes });
      };
      tell();
      const forget = own.subscribe(tell);
      try {
        const { _id } = await own.done;
        return await checkImport(shopId, _id);
      } finally {
        forget();
        task.current = null;
        setSending(null);
      }
    },
    onSuccess: (found) => {
      client.setQueryData(getImport(found._id).queryKey, found);
      void client.invalidateQueries({ queryKey: ['imports', shopId] });
      onImport(found._id);
    },
  });
  return {
    choose(file: File) {
      send.reset();
      const isTooLarge = file.size > purposes.import.maxBytes;
      setTooLarge(isTooLarge ? file.name : null);
      if (!isTooLarge) send.mutate(file);
    },
    stop: () => void task.current?.cancel(),
    sending,
    tooLarge,
    failed: send.error,
  };
}
