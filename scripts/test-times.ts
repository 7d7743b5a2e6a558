export interface Stage {
  name: string;
  milliseconds: number;
}

export interface FileTime {
  file: string;
  milliseconds: number;
}

export const slowest = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);

/** The table at the end of a run, of which some stages were beside others. */
export function whereTimeWent(stages: readonly Stage[], files: readonly FileTime[], whole: number): string {
  return [
    'Where the time went',
    ...[...stages, { name: 'in all', milliseconds: whole }].map(
      ({ name, milliseconds }) => `  ${name.padEnd(16)} ${clock(milliseconds)}`,
    ),
    'The slowest files',
    ...files.map(({ file, milliseconds }) => `  ${clock(milliseconds)}  ${file}`),
  ].join('\n');
}

const clock = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(6);
};
