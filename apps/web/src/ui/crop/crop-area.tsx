import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type Crop, mostZoom, zoomed } from './crop.model.ts';
import { drawFrame } from './crop-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (next: (crop: Crop) => Crop) => void;
  /** Width to height of what is cut out; a square, shown round, when left out. */
  aspect?: number;
}

/** The part of a picture that shows: moved by dragging or arrows, enlarged by pinching, wheel, slider or keys. */
export function CropArea({ picture, crop, onChange, aspect }: CropAreaProps) {
  const t = useT();
  const hint = useId();
  const { width, height } = picture;
  const place = useMemo(() => ({ width, height, aspect: aspect ?? 1 }), [width, height, aspect]);
  const gestures = useCropGestures(place, onChange);
  return (
    <div>
      <div
        {...gestures}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
        aria-label={t('files.cropArea')}
        aria-describedby={hint}
        style={{ aspectRatio: place.aspect, maxWidth: `min(100%, ${20 * Math.max(1, place.aspect)}rem)` }}
        className="relative mx-auto w-full cursor-grab touch-none overflow-hidden rounded-16 bg-fill select-none active:cursor-grabbing"
      >
        <CropCanvas picture={picture} crop={crop} pixels={640} aspect={place.aspect} className="size-full" />
        {aspect === undefined ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.5)] ring-2 ring-white/90 ring-inset"
          />
        ) : null}
      </div>
      <label className="mx-auto mt-4 flex max-w-80 items-center gap-3 text-ink-2">
        <ZoomOut size={18} aria-hidden="true" className="shrink-0" />
        <input
          type="range"
          aria-label={t('files.zoom')}
          min={1}
          max={mostZoom}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            onChange((before) => zoomed(place, before, zoom));
          }}
          className="h-11 w-full cursor-pointer accent-ink"
        />
        <ZoomIn size={18} aria-hidden="true" className="shrink-0" />
      </label>
      <p id={hint} className="mx-auto max-w-80 text-13 text-ink-2">
        {t('files.cropHint')}
      </p>
    </div>
  );
}

interface CropCanvasProps {
  picture: ImageBitmap;
  crop: Crop;
  /** How wide it is drawn. */
  pixels: number;
  aspect?: number;
  className: string;
}

export function CropCanvas({ picture, crop, pixels, aspect = 1, className }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawFrame(canvas.current, picture, crop, aspect);
  }, [picture, crop, aspect]);
  return <canvas ref={canvas} width={pixels} height={Math.round(pixels / aspect)} className={className} />;
}
