import type { Device } from '@souk/shared/identity/sessions/schema.ts';

// The first that fits: many browsers name others besides themselves.
const browsers: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: ReadonlyArray<[RegExp, string]> = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const kinds: ReadonlyArray<[RegExp, Device['kind']]> = [
  [/\b(iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\b(iPhone|iPod|Mobile)\b/, 'phone'],
  [/\b(Windows|Macintosh|Linux|CrOS)\b/, 'computer'],
];

/** Only roughly which device it is, for its owner to know it again. What it says may be a lie. */
export function deviceOf(userAgent: string): Device {
  // No browser says more; looking through an endless text takes the square of its length.
  const said = userAgent.slice(0, 300);
  return {
    browser: firstOf(browsers, said) ?? null,
    os: firstOf(systems, said) ?? null,
    kind: firstOf(kinds, said) ?? 'other',
  };
}

const firstOf = <Name>(names: ReadonlyArray<[RegExp, Name]>, userAgent: string): Name | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];
