/** A picture that stands in for the camera. */
export interface Still {
  readonly track: MediaStreamTrack;
  stop(): void;
}

const DRAW_EVERY_MS = 500;
/** Drawn this small and enlarged, nothing in a picture can be made out any more. */
const BLURRED_WIDTH = 12;

/** The camera's last picture, past recognition, for viewers outside the room; the room itself says more. */
export async function openStill(camera: MediaStreamTrack | undefined): Promise<Still> {
  const { width = 720, height = 1_280 } = camera?.getSettings() ?? {};
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const small = camera?.readyState === 'live' ? await lastPicture(camera, width, height) : null;
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#241a12';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    if (small) context.drawImage(small, 0, 0, width, height);
    context.fillStyle = 'rgb(0 0 0 / 0.5)';
    context.fillRect(0, 0, width, height);
  };
  draw();
  // A picture that never changes is not sent, and who comes late would see none.
  const timer = setInterval(draw, DRAW_EVERY_MS);
  const track = canvas.captureStream(5).getVideoTracks()[0]!;
  return {
    track,
    stop() {
      clearInterval(timer);
      track.stop();
    },
  };
}

async function lastPicture(camera: MediaStreamTrack, width: number, height: number) {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  video.srcObject = new MediaStream([camera]);
  await video.play().catch(() => undefined);
  const small = document.createElement('canvas');
  small.width = BLURRED_WIDTH;
  small.height = Math.max(1, Math.round((BLURRED_WIDTH * height) / width));
  small.getContext('2d')?.drawImage(video, 0, 0, small.width, small.height);
  video.srcObject = null;
  return small;
}
