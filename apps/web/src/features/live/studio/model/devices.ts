import { type ScreenProblem, screenProblemOf } from './screen-problem.ts';

/** Why there is no picture, or no sound. */
export type DeviceProblem =
  | 'denied'
  | 'no-camera'
  | 'no-microphone'
  | 'in-use'
  | 'insecure'
  | 'unreachable'
  | 'failed';

export interface Device {
  id: string;
  /** As the system calls it. */
  name: string;
}

export interface Chosen {
  cameraId: string;
  microphoneId: string;
}

export interface OpenedDevices {
  stream: MediaStream | null;
  problem: DeviceProblem | null;
}

export async function findDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (wanted: MediaDeviceKind) =>
    all
      .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}

const camera = (id: string, facing: 'user' | 'environment' = 'user'): MediaTrackConstraints => ({
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
  ...(id ? { deviceId: { ideal: id } } : { facingMode: facing }),
});

const microphone = (id: string): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(id ? { deviceId: { ideal: id } } : {}),
});

/** Camera and microphone, or the camera alone; the microphone alone for who is not to be seen. */
export async function openDevices(
  { cameraId, microphoneId }: Chosen,
  wanted: { camera: boolean },
): Promise<OpenedDevices> {
  if (!navigator.mediaDevices) return { stream: null, problem: 'insecure' };
  const open = (constraints: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(constraints);
  const video = camera(cameraId);
  if (!wanted.camera) {
    const heard = await open({ audio: microphone(microphoneId) }).catch(() => null);
    return heard ? { stream: heard, problem: null } : { stream: new MediaStream(), problem: 'no-microphone' };
  }
  try {
    return { stream: await open({ video, audio: microphone(microphoneId) }), problem: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== 'no-camera' && problem !== 'in-use') return { stream: null, problem };
    // The browser does not say which of the two it is.
    const silent = await open({ video }).catch(() => null);
    return silent ? { stream: silent, problem: 'no-microphone' } : { stream: null, problem };
  }
}

/** What stands before a telephone, without sound. */
export async function openBackCamera({ cameraId }: Pick<Chosen, 'cameraId'>): Promise<OpenedDevices> {
  if (!navigator.mediaDevices) return { stream: null, problem: 'insecure' };
  const video = camera(cameraId, 'environment');
  return await navigator.mediaDevices.getUserMedia({ video }).then(
    (stream) => ({ stream, problem: null }),
    (error: unknown) => ({ stream: null, problem: problemOf(error) }),
  );
}

/** The camera alone, for who is seen again. */
export async function openCamera({ cameraId }: Chosen): Promise<MediaStreamTrack | DeviceProblem> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: camera(cameraId) });
    return stream.getVideoTracks()[0] ?? 'no-camera';
  } catch (error) {
    return problemOf(error);
  }
}

/** Telephones do not. */
export const canShareScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** Pictures of a window or a whole screen; null when one thinks better of it. */
export async function openScreen(): Promise<MediaStreamTrack | ScreenProblem | null> {
  const askedAt = performance.now();
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 30 } } });
    return stream.getVideoTracks()[0] ?? 'failed';
  } catch (error) {
    return screenProblemOf(error, performance.now() - askedAt);
  }
}

const problems: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

export const problemOf = (error: unknown): DeviceProblem =>
  (error instanceof Error ? problems[error.name] : undefined) ?? 'failed';
