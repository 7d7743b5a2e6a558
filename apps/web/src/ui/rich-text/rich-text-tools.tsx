import { Bold, Eye, Italic, Link, List, PenLine } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '../button/button.tsx';

type Act = 'bold' | 'italic' | 'list' | 'link';

interface RichTextToolsProps {
  acts: Record<Act, () => void>;
  disabled: boolean | undefined;
  linking: boolean;
  shown: boolean;
  /** There is nothing to look at yet. */
  empty: boolean;
  onShow: () => void;
}

export function RichTextTools({ acts, disabled, linking, shown, empty, onShow }: RichTextToolsProps) {
  const t = useT();
  return (
    <div className="flex min-h-10.5 flex-wrap items-center gap-1 border-b border-line px-1.5 max-sm:min-h-13">
      {tools.map(({ act, Icon }) => (
        <IconButton
          key={act}
          label={t(`richText.${act}`)}
          title={t(`richText.${act}`)}
          look="ghost"
          size={32}
          disabled={disabled ?? false}
          aria-expanded={act === 'link' ? linking : undefined}
          onClick={acts[act]}
          className="max-sm:!size-11 disabled:!bg-transparent disabled:opacity-50"
        >
          <Icon size={17} aria-hidden="true" />
        </IconButton>
      ))}
      <button
        type="button"
        disabled={empty}
        onClick={onShow}
        className="touch-44 ms-auto inline-flex min-h-8 items-center gap-1.5 rounded-8 px-2.5 text-13 font-medium whitespace-nowrap text-ink-2 enabled:hover:bg-fill enabled:hover:text-ink-1 disabled:text-ink-3"
      >
        {shown ? <PenLine size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        {shown ? t('richText.write') : t('richText.look')}
      </button>
    </div>
  );
}

const tools = [
  { act: 'bold', Icon: Bold },
  { act: 'italic', Icon: Italic },
  { act: 'list', Icon: List },
  { act: 'link', Icon: Link },
] as const;
