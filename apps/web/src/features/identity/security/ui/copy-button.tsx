import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

/** Where copying is not allowed (an insecure page), the text beside it can still be marked and copied. */
export function CopyButton({ text, size = 32 }: { text: string; size?: 32 | 40 }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  if (!navigator.clipboard) return null;
  return (
    <Button
      size={size}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{t(copied ? 'security.copied' : 'security.copy')}</span>
    </Button>
  );
}
