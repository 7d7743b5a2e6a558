/** Something expected that a client is told about: a code it can act on and words for a person. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(wanted: {
    code: string;
    status: number;
    message: string;
    details?: unknown;
    headers?: Record<string, string>;
  }) {
    super(wanted.message);
    this.code = wanted.code;
    this.status = wanted.status;
    this.details = wanted.details;
    this.headers = wanted.headers;
  }
}
