import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import type { Column } from '@/ui/table/table.types.ts';
import { type ArticleRow, getArticles } from '../api/get-articles.ts';
import { ListPage } from './list-page.tsx';

export function ArticlesList() {
  const t = useT();
  const { code } = useLanguage();
  const columns: Column<ArticleRow>[] = [
    {
      key: 'title',
      title: t('admin.column.article'),
      sortable: true,
      cell: ({ slug, title }) => (
        <Link to="/userguide" search={{ article: slug }} className="font-semibold hover:underline">
          {title}
        </Link>
      ),
    },
    {
      key: 'topic',
      title: t('admin.column.topic'),
      sortable: true,
      cell: ({ topic }) => t(`help.topic.${topic}`),
    },
    {
      key: 'audience',
      title: t('admin.column.audience'),
      cell: ({ audience }) => t(`admin.audience.${audience}`),
    },
  ];
  return (
    <ListPage
      title={t('admin.userguide')}
      query={useQuery(getArticles(code))}
      columns={columns}
      wordsOf={({ title, summary }) => `${title} ${summary}`}
      sortValues={{ title: ({ title }) => title, topic: ({ topic }) => topic }}
    />
  );
}
