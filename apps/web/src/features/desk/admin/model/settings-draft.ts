import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { SettingsChange } from '../api/app-settings.ts';

export type SettingsDraft = {
  name: string;
  currency: string;
  /** "#f0a92b"; empty for saffron. */
  brandColour: string;
  /** Percent, as typed. */
  commission: string;
  fee: string;
  /** Minor units. */
  fixed: number | null;
};

export function settingsDraftOf(settings: AppSettings): SettingsDraft {
  return {
    name: settings.name,
    currency: settings.currency,
    brandColour: settings.brandColour ?? '',
    commission: String(settings.commissionBasisPoints / 100),
    fee: String(settings.paymentFee.basisPoints / 100),
    fixed: settings.paymentFee.fixed,
  };
}

export function settingsBody(draft: SettingsDraft): SettingsChange {
  return {
    name: draft.name.trim(),
    currency: draft.currency,
    brandColour: draft.brandColour === '' ? null : draft.brandColour,
    commissionBasisPoints: basisPointsOf(draft.commission),
    paymentFee: { basisPoints: basisPointsOf(draft.fee), fixed: draft.fixed ?? 0 },
  };
}

/** "2.9" percent are 290 basis points. */
export function basisPointsOf(percent: string): number {
  return Math.round(Number(percent.replace(',', '.')) * 100);
}
