import { documentTypes } from '@souk/shared/identity/verification/limits.ts';
import { type ReactNode, useId } from 'react';
import { buttonStyle } from '@/ui/button/button.style.ts';

interface FileChoiceProps {
  label: string;
  onFile: (file: File) => void;
  /** Takes a photo instead; shown where there is a finger, and so most likely a camera. */
  camera?: boolean;
  square?: boolean;
  children: ReactNode;
}

/** Looks like a button and opens the device's own chooser. */
export function FileChoice({ label, onFile, camera, square, children }: FileChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonStyle({
        ...(square ? { square } : {}),
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1 ' +
          (square ? '' : 'max-sm:grow ') +
          (camera ? 'not-pointer-coarse:hidden' : ''),
      })}
    >
      {children}
      <input
        id={id}
        type="file"
        aria-label={label}
        accept={camera ? 'image/jpeg,image/png' : documentTypes.join(',')}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
        className="sr-only"
      />
    </label>
  );
}
