import { Camera } from 'lucide-react';
import { useEffect, useState } from 'react';

interface PhotoFieldProps {
  /** What it says while there is none. */
  label: string;
  photo: File | null;
  onPhoto: (photo: File | null) => void;
  /** The camera is asked first, where there is one. */
  fromCamera?: boolean;
}

/** One photo, taken on the spot or chosen. */
export function PhotoField({ label, photo, onPhoto, fromCamera = false }: PhotoFieldProps) {
  const preview = usePreview(photo);
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-14 border border-control/70 px-4 text-14 has-focus-visible:outline-2">
      {preview ? (
        <img src={preview} alt="" className="my-1.5 -ms-2.5 size-9 shrink-0 rounded-8 object-cover" />
      ) : (
        <Camera size={19} aria-hidden="true" className="shrink-0" />
      )}
      <span className="min-w-0 truncate">{photo ? photo.name : label}</span>
      <input
        type="file"
        accept="image/*"
        {...(fromCamera ? { capture: 'environment' as const } : {})}
        className="sr-only"
        onChange={(event) => onPhoto(event.target.files?.[0] ?? null)}
      />
    </label>
  );
}

function usePreview(photo: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return setUrl(null);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}
