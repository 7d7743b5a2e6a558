import { memoryEnvironment } from './memory-settings.ts';

/** What a market that is started again is told of the one before it. */
export interface LastRun {
  /** How it ended, as in "was ended by SIGKILL". */
  end: string;
  /** Where it was ready, which its visitors still know. */
  port: number | undefined;
  /** It ended so often that this start only tidies up after it. */
  givenUp: boolean;
}

/** What the market tells its supervisor, once it answers. */
export interface Ready {
  port: number;
}

// Between the supervisor and its child; not for the operator to set.
const variable = 'LAST_RUN';
const told = process.channel ? process.env[variable] : undefined;

/** Whether this process is started again when it dies. */
export const isSupervised = told !== undefined;

export const lastRun: LastRun | undefined = told ? JSON.parse(told) : undefined;

export const environmentOf = (last: LastRun | undefined): NodeJS.ProcessEnv => ({
  // What its operator set comes after.
  ...memoryEnvironment,
  ...process.env,
  [variable]: last ? JSON.stringify(last) : '',
});

export function tellReady(port: number): void {
  if (isSupervised) process.send?.({ port } satisfies Ready);
}
