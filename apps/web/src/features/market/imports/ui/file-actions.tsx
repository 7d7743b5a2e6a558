import { useMutation } from '@tanstack/react-query';
import { Download, FileDown } from 'lucide-react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { exportProducts, getSample, type SampleName } from '../api/imports.ts';

const samples: readonly SampleName[] = ['souk', 'shopify', 'woocommerce'];

/** What can be taken along: one's own products, and files to begin with. */
export function FileActions({ shopId }: { shopId: string }) {
  const t = useT();
  const save = useMutation({
    mutationFn: async ({ name, read }: { name: string; read: () => Promise<Blob> }) =>
      saveFile(await read(), name),
    onError: (error) => toast({ kind: 'bad', title: t(errorCopy(error).title) }),
  });
  return (
    <>
      <Menu
        align="end"
        trigger={<Button icon={<FileDown size={18} aria-hidden="true" />}>{t('imports.template')}</Button>}
        entries={samples.map((name) => ({
          key: name,
          label: t(`imports.sample.${name}`),
          onSelect: () => save.mutate({ name: `${name}.csv`, read: () => getSample(name) }),
        }))}
      />
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        loading={save.isPending}
        onClick={() => save.mutate({ name: 'souk-products.csv', read: () => exportProducts(shopId) })}
      >
        {t('imports.export')}
      </Button>
    </>
  );
}
