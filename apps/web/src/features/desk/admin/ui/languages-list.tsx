import type { Language } from '@souk/shared/languages/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { Column } from '@/ui/table/table.types.ts';
import { getLanguages } from '../api/languages.ts';
import { ListPage } from './list-page.tsx';

type Row = Language & { _id: string };

export function LanguagesList() {
  const t = useT();
  const { number } = useFormat();
  const wordCount = ({ messages }: Row) => Object.keys(messages).length;
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('admin.column.language'),
      sortable: true,
      cell: ({ name, code, dir }) => (
        <span lang={code} dir={dir} className="font-semibold">
          {name}
        </span>
      ),
    },
    { key: 'code', title: t('admin.column.code'), cell: ({ code }) => <span dir="ltr">{code}</span> },
    { key: 'dir', title: t('admin.column.direction'), cell: ({ dir }) => t(`admin.direction.${dir}`) },
    {
      key: 'words',
      title: t('admin.column.messages'),
      align: 'end',
      sortable: true,
      cell: (language) => number(wordCount(language)),
    },
  ];
  return (
    <ListPage
      title={t('admin.languages')}
      note={t('admin.note.languages')}
      query={useQuery(getLanguages())}
      columns={columns}
      wordsOf={({ name, code }) => `${name} ${code}`}
      sortValues={{ name: ({ name }) => name, words: wordCount }}
      rowActions={(language) => [
        {
          key: 'export',
          label: t('admin.exportMessages'),
          icon: <Download />,
          onSelect: () => exportMessages(language),
        },
      ]}
    />
  );
}

function exportMessages({ code, messages }: Row): void {
  saveFile(new Blob([JSON.stringify(messages, null, 2)], { type: 'application/json' }), `${code}.json`);
}
