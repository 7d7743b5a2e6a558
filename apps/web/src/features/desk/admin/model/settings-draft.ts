import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { SettingsChange } from '../api/app-settings.ts';

export type SettingsDraft = {
  name: string;
  currency: string;
  /** "#f0a92b"; empty for saffron. */
  brandColour: string;
};

export function settingsDraftOf(settings: AppSettings): SettingsDraft {
  return {
    name: settings.name,
    currency: settings.currency,
    brandColour: settings.brandColour ?? '',
  };
}

export function settingsBody(draft: SettingsDraft): SettingsChange {
  return {
    name: draft.name.trim(),
    currency: draft.currency,
    brandColour: draft.brandColour === '' ? null : draft.brandColour,
  };
}
