import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getShowReport } from '@/features/live/show-reports/api/get-show-report.ts';
import { ShowReportPage } from '@/features/live/show-reports/ui/show-report-page.tsx';

export const screen = defineScreen({
  path: '/live/$roomId/report',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getShowReport(params.roomId)),
  head: ({ t }) => ({ title: t('showReport.title'), noindex: true }),
  component: ShowReportScreen,
});

function ShowReportScreen({ params }: { params: { roomId: string } }) {
  const { data } = useSuspenseQuery(getShowReport(params.roomId));
  return <ShowReportPage report={data} />;
}
