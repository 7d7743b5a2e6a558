export interface Look {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
  /** Whether accessibility is examined in this look; once in each theme is enough. */
  axe: boolean;
}

export const looks: Look[] = [
  { name: '1280-light', width: 1280, height: 800, theme: 'light', language: 'en', axe: true },
  { name: '1280-dark', width: 1280, height: 800, theme: 'dark', language: 'en', axe: true },
  { name: '390-light', width: 390, height: 844, theme: 'light', language: 'en', axe: false },
  { name: '390-ar', width: 390, height: 844, theme: 'light', language: 'ar', axe: false },
];
