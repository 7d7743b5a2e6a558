import { chunkBytes, longestWaitSeconds, oneRequestBytes, retryMs } from '@souk/shared/files/limits.ts';
import type { FilePurpose, StoredFile } from '@souk/shared/files/schema.ts';
import { LostUpload } from './answers.ts';
import { nextChunkBytes } from './chunk-size.ts';
import { createFileCalls, type FileCalls } from './file-calls.ts';
import { createPatience, type Patience } from './patience.ts';
import type { UploadActivity, UploadEnvironment } from './upload.types.ts';
import { UploadError } from './upload-error.ts';

/** A file on its way; `id` and `sent` are what the server is known to have. */
export type Upload = {
  file: Blob;
  name: string;
  purpose: FilePurpose;
  id: string | null;
  sent: boolean;
};

export type UploadReport = {
  onActivity: (activity: UploadActivity) => void;
  onBytes: (transferred: number) => void;
  /** `id` or `sent` is another one now. */
  onKnown: () => void;
};

/** How often an upload that the server lost is begun anew. */
const mostBeginnings = 3;
const leastCheckPauseMs = 400;

/** From the file to what the server made of it. Ends when the signal says so, and can then be run again. */
export async function runUpload(
  upload: Upload,
  environment: UploadEnvironment,
  report: UploadReport,
  signal: AbortSignal,
): Promise<StoredFile> {
  if (upload.file.size === 0) throw new UploadError('invalid-format', 'the file is empty');
  const run: Run = {
    upload,
    report,
    signal,
    clock: environment.clock,
    calls: createFileCalls(environment, signal),
    patience: createPatience(environment, report.onActivity),
  };
  if (upload.id === null && upload.file.size <= oneRequestBytes) await sendWhole(run);
  else if (!upload.sent) await sendInChunks(run);
  report.onBytes(upload.file.size);
  return await whatBecameOfIt(run);
}

type Run = {
  upload: Upload;
  report: UploadReport;
  signal: AbortSignal;
  clock: UploadEnvironment['clock'];
  calls: FileCalls;
  patience: Patience;
};

async function sendWhole({ upload, report, signal, calls, patience }: Run): Promise<void> {
  const stored = await patience.through('sending', signal, async () => {
    await checkReadable(upload.file, 0);
    report.onBytes(0);
    return await calls.whole(upload.file, described(upload), report.onBytes);
  });
  know(upload, report, { id: stored._id, sent: true });
}

async function sendInChunks(run: Run): Promise<void> {
  const { upload, report, signal, calls, patience } = run;
  for (let beginning = 0; ; beginning += 1) {
    try {
      const known = upload.id;
      if (known === null) {
        const create = () => calls.create(upload.file.size, described(upload));
        know(upload, report, { id: await patience.through('sending', signal, create), sent: false });
      }
      const find = () => calls.offset(upload.id ?? '', upload.file.size);
      await appendAll(run, known === null ? 0 : await patience.through('sending', signal, find));
      return know(upload, report, { id: upload.id, sent: true });
    } catch (error) {
      if (!(error instanceof LostUpload)) throw error;
      if (await isThereAlready(run)) return know(upload, report, { id: upload.id, sent: true });
      if (beginning + 1 >= mostBeginnings)
        throw new UploadError('object-not-found', 'the server keeps losing it', { cause: error });
      know(upload, report, { id: null, sent: false });
    }
  }
}

async function appendAll({ upload, report, signal, calls, patience }: Run, start: number): Promise<void> {
  const { file, id } = upload;
  const size = file.size;
  let length: number = chunkBytes.first;
  let offset = start;
  report.onBytes(offset);
  while (offset < size) {
    let wentWell = true;
    const from = offset;
    offset = await patience.through('sending', signal, async (tries) => {
      let begin = from;
      if (tries > 0) {
        wentWell = false;
        begin = await calls.offset(id ?? '', size);
        report.onBytes(begin);
        // Part of it arrived: what follows is an operation of its own.
        if (begin > from) return begin;
      }
      await checkReadable(file, begin);
      const end = Math.min(size, begin + (tries > 0 ? chunkBytes.first : length));
      return await calls.append(id ?? '', begin, size, file.slice(begin, end), (sent) =>
        report.onBytes(begin + sent),
      );
    });
    report.onBytes(offset);
    length = nextChunkBytes(length, wentWell);
  }
}

/** Asks until the content was looked at; that takes as long as it takes, but not for ever. */
async function whatBecameOfIt({ upload, report, signal, calls, clock, patience }: Run): Promise<StoredFile> {
  const began = clock.now();
  for (;;) {
    const asked = clock.now();
    const stored = await patience.through('checking', signal, () =>
      calls.file(upload.id ?? '', longestWaitSeconds),
    );
    if (stored.state === 'ready') return stored;
    if (stored.state === 'refused')
      throw new UploadError('invalid-format', 'the content was refused', {
        refusal: stored.refusal ?? undefined,
      });
    if (clock.now() - began > retryMs.upload)
      throw new UploadError('retry-limit-exceeded', 'the server did not come to look at it');
    report.onActivity('checking');
    // A server that answers at once is not asked all the time.
    await clock.wait(Math.max(0, leastCheckPauseMs - (clock.now() - asked)), signal);
  }
}

/** The last answer may have been lost although all had arrived. */
async function isThereAlready({ upload, signal, calls, patience }: Run): Promise<boolean> {
  const id = upload.id;
  if (id === null) return false;
  try {
    return (await patience.through('sending', signal, () => calls.file(id))).state !== 'uploading';
  } catch (error) {
    if (error instanceof UploadError && error.code === 'object-not-found') return false;
    throw error;
  }
}

/** A file that was changed or taken away on the device looks like a broken line to whatever sends it. */
async function checkReadable(file: Blob, from: number): Promise<void> {
  try {
    await file.slice(from, from + 1).arrayBuffer();
  } catch (cause) {
    throw new UploadError('object-not-found', 'the file is no longer on this device as it was', { cause });
  }
}

const described = ({ name, purpose, file }: Upload) => ({ name, purpose, type: file.type });

function know(upload: Upload, report: UploadReport, known: Pick<Upload, 'id' | 'sent'>): void {
  upload.id = known.id;
  upload.sent = known.sent;
  report.onKnown();
}
