import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type Crop, mostZoom, zoomed } from '../../model/crop.model.ts';
import { drawSquare } from '../../model/square-file.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (next: (crop: Crop) => Crop) => void;
}

/** The part of a picture that shows: moved by dragging or arrows, enlarged by pinching, wheel, slider or keys. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const t = useT();
  const hint = useId();
  const gestures = useCropGestures(picture, onChange);
  return (
    <div>
      <div
        {...gestures}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
        aria-label={t('profile.cropArea')}
        aria-describedby={hint}
        className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-16 bg-fill select-none active:cursor-grabbing"
      >
        <SquareCanvas picture={picture} crop={crop} pixels={640} className="size-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.5)] ring-2 ring-white/90 ring-inset"
        />
      </div>
      <label className="mx-auto mt-4 flex max-w-80 items-center gap-3 text-ink-2">
        <ZoomOut size={18} aria-hidden="true" className="shrink-0" />
        <input
          type="range"
          aria-label={t('profile.zoom')}
          min={1}
          max={mostZoom}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            onChange((before) => zoomed(picture, before, zoom));
          }}
          className="h-11 w-full cursor-pointer accent-ink"
        />
        <ZoomIn size={18} aria-hidden="true" className="shrink-0" />
      </label>
      <p id={hint} className="mx-auto max-w-80 text-13 text-ink-2">
        {t('profile.cropHint')}
      </p>
    </div>
  );
}

interface SquareCanvasProps {
  picture: ImageBitmap;
  crop: Crop;
  pixels: number;
  className: string;
}

export function SquareCanvas({ picture, crop, pixels, className }: SquareCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  return <canvas ref={canvas} width={pixels} height={pixels} className={className} />;
}
