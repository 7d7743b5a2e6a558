import { savedReplyLimits } from '@souk/shared/talk/messaging/rules.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';

export interface KeyedReply {
  key: string;
  title: string;
  text: string;
}

interface RepliesFieldsProps {
  items: readonly KeyedReply[];
  onChange: (items: readonly KeyedReply[]) => void;
}

/** Answers that a seller gives again and again. */
export function RepliesFields({ items, onChange }: RepliesFieldsProps) {
  const t = useT();
  const change = (key: string, part: Partial<KeyedReply>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('messaging.savedReplies')}</h3>
      {items.map(({ key, title, text }) => (
        <div key={key} className="flex flex-col gap-3 rounded-16 border border-line p-4">
          <div className="flex items-end gap-2">
            <TextInput
              label={t('messaging.replyTitle')}
              required
              maxLength={savedReplyLimits.title}
              value={title}
              onChange={(next) => change(key, { title: next })}
              className="grow"
            />
            <IconButton
              label={t('messaging.removeReply')}
              look="ghost"
              size={44}
              onClick={() => onChange(items.filter((item) => item.key !== key))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </div>
          <Textarea
            label={t('messaging.replyText')}
            required
            rows={3}
            maxLength={savedReplyLimits.text}
            value={text}
            onChange={(next) => change(key, { text: next })}
          />
        </div>
      ))}
      {items.length < savedReplyLimits.most ? (
        <Button
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => onChange([...items, { key: crypto.randomUUID(), title: '', text: '' }])}
          className="self-start"
        >
          {t('messaging.addReply')}
        </Button>
      ) : null}
    </section>
  );
}
