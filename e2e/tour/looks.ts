export interface Look {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
  /** What is examined for accessibility: everything once, and in the other theme what hangs on colours. */
  axe: 'everything' | 'colours' | 'nothing';
}

export const looks: Look[] = [
  { name: '1280-light', width: 1280, height: 800, theme: 'light', language: 'en', axe: 'everything' },
  { name: '1280-dark', width: 1280, height: 800, theme: 'dark', language: 'en', axe: 'colours' },
  { name: '390-light', width: 390, height: 844, theme: 'light', language: 'en', axe: 'nothing' },
  { name: '390-ar', width: 390, height: 844, theme: 'light', language: 'ar', axe: 'nothing' },
];
