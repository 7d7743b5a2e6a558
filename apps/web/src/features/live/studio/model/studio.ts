import type { LineState } from '@souk/broadcast/client/line.ts';
import { type Publishing, publish } from '@souk/broadcast/client/publish.ts';
import type { ShownPicture, VideoDoor } from '@souk/shared/live/video/schema.ts';
import { create } from 'zustand';
import { chosenDevices } from './chosen.store.ts';
import {
  type Chosen,
  type Device,
  type DeviceProblem,
  findDevices,
  openCamera,
  openScreen,
} from './devices.ts';
import { nowhere, onAirHere } from './on-air.store.ts';
import type { ScreenProblem } from './screen-problem.ts';
import { hostOf, type Sender } from './sender.ts';
import { openStill, type Still } from './still.ts';

export interface StudioState {
  cameras: Device[];
  microphones: Device[];
  /** Camera and microphone. */
  stream: MediaStream | null;
  screen: MediaStreamTrack | null;
  isOpening: boolean;
  problem: DeviceProblem | null;
  /** Why the market opened no door, where `problem` says that none was. */
  refusal: unknown;
  line: LineState | null;
  isMuted: boolean;
  isHidden: boolean;
  /** Neither seen nor heard for a moment, while the show goes on. */
  isOnBreak: boolean;
}

export type Studio = ReturnType<typeof openStudio>;

const closed: StudioState = {
  ...{ cameras: [], microphones: [], stream: null, screen: null, isOpening: false, problem: null },
  refusal: null,
  ...{ line: null, isMuted: false, isHidden: false, isOnBreak: false },
};

/** A host's camera, microphone and line to a show. */
export function openStudio(showId: string, sender: Sender = hostOf(showId)) {
  const before = onAirHere.getState();
  const wasOnAir = before.showId === showId;
  const { isMuted, isHidden, isOnBreak } = wasOnAir ? before : nowhere;
  const state = create<StudioState>()(() => ({ ...closed, isMuted, isHidden, isOnBreak }));
  const { getState: now, setState: change } = state;
  let publishing: Publishing | null = null;
  let still: Still | null = null;
  let told: ShownPicture | null = null;
  // One change after another, so that the last one holds.
  let telling: Promise<unknown> = Promise.resolve();
  let sending: Promise<unknown> = Promise.resolve();
  /** Rises when the host leaves: what was begun before then is given up. */
  let leavings = 0;
  /** Something else was chosen or plugged in while devices were being opened. */
  let isChangedMeanwhile = false;
  navigator.mediaDevices?.addEventListener('devicechange', lookAgain);

  /** Opens what was chosen; what is sent goes on with it. */
  async function open(): Promise<boolean> {
    if (now().isOpening) return false;
    const begun = leavings;
    change({ isOpening: true });
    // Some telephones give a second camera only once the first is let go.
    stopTracks(now().stream);
    const { stream, problem } = await sender.open(chosenDevices.getState(), { camera: wantsCamera() });
    stopTracks(now().stream);
    if (begun !== leavings) {
      stopTracks(stream);
      return false;
    }
    change({ stream, problem, isOpening: false, ...(stream ? await findDevices() : {}) });
    if (isChangedMeanwhile) return await openAnew();
    for (const track of stream?.getTracks() ?? []) missIfLost(track);
    await send();
    return stream !== null;
  }

  async function openAnew(): Promise<boolean> {
    isChangedMeanwhile = now().isOpening;
    return await open();
  }

  const wantsCamera = () => !now().isHidden && !now().isOnBreak;

  /** Seen again: a camera that is off is let go, so that its light is out, too. */
  async function openCameraAgain(): Promise<void> {
    const { stream } = now();
    if (!stream || stream.getVideoTracks().some(({ readyState }) => readyState === 'live')) return;
    const opened = await openCamera(chosenDevices.getState());
    if (typeof opened === 'string') change({ problem: opened });
    else if (now().stream !== stream) opened.stop();
    else {
      missIfLost(opened);
      change({ stream: new MediaStream([...stream.getAudioTracks(), opened]), problem: null });
    }
  }

  function letCameraGo(): void {
    if (wantsCamera()) return;
    for (const track of now().stream?.getVideoTracks() ?? []) track.stop();
  }

  const missIfLost = (track: MediaStreamTrack) => track.addEventListener('ended', () => void lose(track));

  /** Pulled out, or not allowed any more. */
  async function lose(track: MediaStreamTrack): Promise<void> {
    if (!now().stream?.getTracks().includes(track)) return;
    change({ problem: track.kind === 'video' ? 'no-camera' : 'no-microphone', ...(await findDevices()) });
  }

  /** Something was plugged in or pulled out. */
  async function lookAgain(): Promise<void> {
    const { stream, problem } = now();
    if (!stream && !problem) return;
    const found = await findDevices();
    const { length } = problem === 'no-microphone' ? found.microphones : found.cameras;
    change(found);
    if ((problem === 'no-camera' || problem === 'no-microphone') && length > 0) await openAnew();
  }

  async function goOnAir(): Promise<void> {
    const begun = leavings;
    if (publishing || !((now().stream && !now().problem) || (await open()))) return;
    change({ line: { kind: 'connecting' } });
    const first = await sender.openDoor().catch((refusal: unknown) => {
      change({ refusal });
      return null;
    });
    if (publishing || begun !== leavings) return;
    await sending;
    const sent = await seen();
    if (begun !== leavings) return;
    if (!first || !sent) {
      change({ line: null, problem: 'unreachable' });
      return;
    }
    letCameraGo();
    let fresh: VideoDoor | null = first;
    const token = async () => {
      const door = fresh ?? (await sender.openDoor());
      fresh = null;
      return door.token;
    };
    publishing = publish(sent, {
      door: { url: first.url, iceServers: first.iceServers, token },
      onState: (line) => {
        if (begun !== leavings) return;
        if (line.kind === 'ended') letGo();
        change({ line });
        const { isMuted, isHidden, isOnBreak } = now();
        onAirHere.setState(line.kind === 'ended' ? nowhere : { showId, isMuted, isHidden, isOnBreak });
        if (line.kind === 'connected') {
          told = null;
          tellShown();
        }
      },
    });
  }

  /** What viewers are to see and hear now. */
  async function seen(): Promise<MediaStream | null> {
    if (wantsCamera() && !now().problem) await openCameraAgain();
    const { stream, screen, isMuted, isOnBreak } = now();
    if (!stream) return null;
    for (const track of stream.getAudioTracks()) track.enabled = !isMuted && !isOnBreak;
    const [camera] = stream.getVideoTracks();
    still?.stop();
    still = shown() === 'camera' || shown() === 'screen' ? null : await openStill(camera);
    const picture = still?.track ?? screen ?? camera;
    return new MediaStream([...stream.getAudioTracks(), ...(picture ? [picture] : [])]);
  }

  function shown(): ShownPicture {
    const { screen, isHidden, isOnBreak } = now();
    if (isOnBreak) return 'break';
    if (screen) return 'screen';
    return isHidden ? 'camera-off' : 'camera';
  }

  /** Viewers read what the picture does not say. It is told again with the next line. */
  function tellShown(): void {
    telling = telling.then(async () => {
      const current = shown();
      if (told === current) return;
      await sender.show(current);
      told = current;
    });
    telling = telling.catch(() => undefined);
  }

  function send(): Promise<unknown> {
    if (now().line?.kind === 'connected') tellShown();
    sending = sending
      .then(async () => {
        for (const track of (await seen())?.getTracks() ?? []) await publishing?.replace(track);
        letCameraGo();
      })
      .catch(() => undefined);
    return sending;
  }

  async function stopScreen(): Promise<void> {
    now().screen?.stop();
    change({ screen: null });
    await send();
  }

  function letGo(): void {
    leavings += 1;
    isChangedMeanwhile = false;
    publishing = null;
    const { stream, screen } = now();
    stopTracks(stream);
    screen?.stop();
    still?.stop();
    still = null;
    change({ stream: null, screen: null, problem: null, isOpening: false });
  }

  /** The line is ended, and camera and microphone are let go. */
  async function leaveAir(): Promise<void> {
    const stopping = publishing;
    letGo();
    change({ line: null });
    if (onAirHere.getState().showId === showId) onAirHere.setState(nowhere);
    await stopping?.stop();
  }

  return {
    showId,
    state,
    /** This tab sent the show before it was loaded anew. */
    wasOnAir,
    open,
    goOnAir,
    leaveAir,
    stopScreen,
    connection: () => publishing?.line.connection,
    async choose(chosen: Partial<Chosen>): Promise<void> {
      chosenDevices.setState(chosen);
      await openAnew();
    },
    /** The next camera, as on a telephone the one on its back. */
    async flip(): Promise<void> {
      const { cameras, stream } = now();
      const current =
        stream?.getVideoTracks()[0]?.getSettings().deviceId ?? chosenDevices.getState().cameraId;
      const next = cameras[(cameras.findIndex(({ id }) => id === current) + 1) % cameras.length];
      if (next) await this.choose({ cameraId: next.id });
    },
    async mute(isMuted: boolean): Promise<void> {
      change({ isMuted });
      onAirHere.setState({ isMuted });
      await send();
    },
    async hide(isHidden: boolean): Promise<void> {
      change({ isHidden });
      onAirHere.setState({ isHidden });
      await send();
    },
    async pause(isOnBreak: boolean): Promise<void> {
      change({ isOnBreak });
      onAirHere.setState({ isOnBreak });
      await send();
    },
    async shareScreen(): Promise<ScreenProblem | null> {
      const begun = leavings;
      const opened = await openScreen();
      const problem = typeof opened === 'string' ? opened : null;
      const screen = typeof opened === 'string' ? null : opened;
      // A choice that was made after the host had left is let go, or the browser would go on capturing.
      if (begun !== leavings) screen?.stop();
      if (begun !== leavings) return null;
      if (!screen) return problem;
      now().screen?.stop();
      change({ screen });
      // By the browser's own button.
      screen.addEventListener('ended', () => now().screen === screen && void stopScreen());
      await send();
      return null;
    },
    async close(): Promise<void> {
      navigator.mediaDevices?.removeEventListener('devicechange', lookAgain);
      await leaveAir();
    },
  };
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
