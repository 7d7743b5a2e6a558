import type { ReportState } from '@souk/shared/desk/reports/rules.ts';

export const reportTones = {
  open: 'action',
  resolved: 'done',
  dismissed: 'closed',
} as const satisfies Record<ReportState, string>;
