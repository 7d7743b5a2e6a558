import type { ReportReason, ReportTargetKind } from '@souk/shared/desk/reports/rules.ts';
import { api } from '@/platform/api/index.ts';

export interface ReportTarget {
  kind: ReportTargetKind;
  _id: string;
}

export const sendReport = (target: ReportTarget, reason: ReportReason, note: string): Promise<unknown> =>
  api.post('/reports', { target, reason, note });
