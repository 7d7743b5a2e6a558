/** What people call the device they sit at; a name of products is the same in every language. */
export function deviceName(userAgent: string): string {
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Passkey';
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1];
  return browser ? `${system}, ${browser}` : system;
}

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

// Nearly all of them also call themselves Chrome and Safari.
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
