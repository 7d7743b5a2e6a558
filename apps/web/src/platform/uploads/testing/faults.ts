import { UploadError } from '../upload-error.ts';
import type { UploadTask } from '../upload-task.ts';
import { type Fault, refuse } from './tus-like-server.ts';

export const only =
  (method: string, act: Fault): Fault =>
  (seen, response) =>
    seen.method === method && act(seen, response);
export const answering =
  (status: number, code: string): Fault =>
  (_, response) => {
    refuse(response, status, code);
    return true;
  };
export const hangingUp: Fault = (_, response) => {
  response.destroy();
  return true;
};

export async function failure(task: UploadTask): Promise<UploadError> {
  const thrown = await task.done.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof UploadError)) throw new Error('it did not fail as it should', { cause: thrown });
  return thrown;
}
