import { afterEach, expect, test, vi } from 'vitest';
import { chosenDevices } from './chosen.store.ts';
import { openStudio } from './studio.ts';

class Stream {
  readonly tracks: unknown[];
  constructor(tracks: unknown[] = []) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks;
  getAudioTracks = () => [];
}

const trackOf = (camera: string) => ({
  ...{ camera, kind: 'video', readyState: 'live' },
  stop() {
    this.readyState = 'ended';
  },
  addEventListener: () => undefined,
});

/** A browser whose cameras take as long to open as a test wants. */
function openHost() {
  vi.stubGlobal('MediaStream', Stream);
  const nothing = () => undefined;
  const mediaDevices = {
    ...{ addEventListener: nothing, removeEventListener: nothing },
    enumerateDevices: async () => [],
  };
  vi.stubGlobal('navigator', { mediaDevices });
  const asked: Array<{ cameraId: string; give(): void }> = [];
  const studio = openStudio('show', {
    open: ({ cameraId }) =>
      new Promise((resolve) =>
        asked.push({
          cameraId,
          give: () =>
            resolve({ stream: new Stream([trackOf(cameraId)]) as unknown as MediaStream, problem: null }),
        }),
      ),
    openDoor: () => new Promise(() => undefined),
    show: async () => undefined,
  });
  const seen = () => {
    const { stream } = studio.state.getState();
    return (stream as unknown as Stream | null)?.tracks as ReturnType<typeof trackOf>[] | undefined;
  };
  return { studio, asked, seen };
}

afterEach(() => {
  vi.unstubAllGlobals();
  chosenDevices.setState({ cameraId: '', microphoneId: '' });
});

test('of two cameras chosen right after each other a host sends the last one', async () => {
  const { studio, asked, seen } = openHost();
  const first = studio.choose({ cameraId: 'front' });
  const second = studio.choose({ cameraId: 'table' });
  asked[0]!.give();
  await expect.poll(() => asked.map(({ cameraId }) => cameraId)).toEqual(['front', 'table']);
  asked[1]!.give();
  await Promise.all([first, second]);
  expect(seen()).toMatchObject([{ camera: 'table', readyState: 'live' }]);
  expect(studio.state.getState().isOpening).toBe(false);
});

test('a camera that is chosen by itself is opened once', async () => {
  const { studio, asked, seen } = openHost();
  const chosen = studio.choose({ cameraId: 'front' });
  asked[0]!.give();
  await chosen;
  expect([asked.length, seen()?.[0]?.camera]).toEqual([1, 'front']);
});

test('of what was chosen last before a host left nothing is opened', async () => {
  const { studio, asked, seen } = openHost();
  const [first, second] = [studio.choose({ cameraId: 'front' }), studio.choose({ cameraId: 'table' })];
  const left = studio.close();
  asked[0]!.give();
  await Promise.all([first, second, left]);
  expect([asked.length, seen()]).toEqual([1, undefined]);
});
