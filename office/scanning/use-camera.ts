/** A camera that reads codes: opened with the component, ended with it; each code is told once (domain/office/scan-once.ts). */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lookOnce, type Sight } from '#domain/office/scan-once.ts';
import { type CodeReader, openReader } from './code-reader.ts';

/** `none`: no camera, or none over an address without https. `refused`: the person or the phone said no. */
export type CameraState = 'opening' | 'reading' | 'refused' | 'none';

/** Between two looks: a phone stays cool and still reads eight times a second. */
const LOOK_EVERY_MS = 120;
const WISH: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
};

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Null: this one has none. */
  torch: { isOn: boolean; set: (isOn: boolean) => void } | null;
}

export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isOn, setOn] = useState(false);
  const tell = useEffectEvent(onCode);

  // The camera is the outside world's.
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Sight | null = null;

    async function look(reader: CodeReader): Promise<void> {
      const code = video.current ? await reader.read(video.current).catch(() => null) : null;
      if (isOver) return;
      const { seen, isNew } = lookOnce(last, code, performance.now());
      last = seen;
      if (isNew && code !== null) tell(code);
      timer = setTimeout(() => void look(reader), LOOK_EVERY_MS);
    }

    async function open(): Promise<void> {
      if (navigator.mediaDevices === undefined) return setState('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia(WISH);
        const reader = await openReader();
        if (isOver || !video.current) return end();
        video.current.srcObject = stream;
        await video.current.play();
        setTrack(stream.getVideoTracks()[0] ?? null);
        setState('reading');
        await look(reader);
      } catch (error) {
        end();
        if (!isOver) setState((error as Error).name === 'NotFoundError' ? 'none' : 'refused');
      }
    }

    function end(): void {
      clearTimeout(timer);
      for (const each of stream?.getTracks() ?? []) each.stop();
    }

    void open();
    return () => {
      isOver = true;
      end();
    };
  }, []);

  const hasTorch = track !== null && 'torch' in (track.getCapabilities?.() ?? {});
  return {
    video,
    state,
    torch: hasTorch
      ? {
          isOn,
          set(next) {
            setOn(next);
            // A light is no promise: a phone may be too hot for it.
            void track
              .applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] })
              .catch(() => setOn(false));
          },
        }
      : null,
  };
}
