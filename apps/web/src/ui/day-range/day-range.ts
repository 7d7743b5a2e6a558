/** Days (`YYYY-MM-DD`) as one writes them: "Tue 24 Nov – Thu 26 Nov"; they are days wherever one is. */
export function dayRange(locale: string, { from, to }: { from: string; to: string }): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const written = format.formatRange(new Date(from), new Date(to));
  return locale === 'en' ? written.replaceAll(',', '') : written;
}
