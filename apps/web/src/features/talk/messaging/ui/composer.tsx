import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { longestMessage, mostPictures } from '@souk/shared/talk/messaging/rules.ts';
import { ArrowUp, Check, ImagePlus, MessageSquareText, Plus, Tag } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { pictureTypes } from '@/platform/uploads/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { useListed } from '@/ui/uploader/use-uploads.ts';
import { draftOf, keepDraft } from '../model/drafts.store.ts';
import type { Message } from '../model/message.ts';
import { sentPictures } from '../model/sent-pictures.ts';
import { useTellTyping } from '../model/use-typing.ts';
import type { WrittenMessage } from '../model/written-message.ts';
import { AboutCard } from './about-card.tsx';
import { ChosenPictures } from './chosen-pictures.tsx';
import { ComposerContext } from './composer-context.tsx';
import type { Other } from './thread.types.ts';

const CardPicker = lazyPart(async () => (await import('./card-picker.tsx')).CardPicker);
const ReplyPicker = lazyPart(async () => (await import('./reply-picker.tsx')).ReplyPicker);

interface ComposerProps {
  pair: string;
  other: Other;
  /** What is written about: goes with the first words. */
  about: CardRef | null;
  onAbout: (card: null) => void;
  replyTo: Message | null;
  editing: Message | null;
  onSend: (message: WrittenMessage) => void;
  onEdit: (message: Message, text: string) => void;
  /** Leaves the answer or the change. */
  onLeave: () => void;
}

/** Enter sends, Shift and Enter starts a new line; the field grows with what is written. */
export function Composer(props: ComposerProps) {
  const { pair, other, about, onAbout, replyTo, editing, onSend, onEdit, onLeave } = props;
  const t = useT();
  const seller = useSession((session) => session.user?.shopId !== null);
  const [text, setText] = useState(() => draftOf(pair));
  const [picking, setPicking] = useState<'card' | 'reply' | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const tellTyping = useTellTyping(pair);
  const list = useUploadList({ place: `talk-${pair}`, purpose: 'message-image', most: mostPictures });
  const pictures = useListed(list);

  // A change begins with the words as they are, and gives back what was being written.
  useEffect(() => {
    setText(editing ? editing.text : draftOf(pair));
    if (editing || replyTo) field.current?.focus();
  }, [editing, replyTo, pair]);

  const written = text.trim();
  const ready = editing ? written !== '' : written !== '' || pictures.some(({ kind }) => kind !== 'refused');

  const write = (next: string) => {
    setText(next);
    if (editing) return;
    keepDraft(pair, next);
    tellTyping(next.trim() !== '');
  };
  const leaveWith = (message: WrittenMessage) => {
    onSend({ ...(about && { card: about }), ...message, ...(replyTo && { replyTo: replyTo.id }) });
    if (about) onAbout(null);
    tellTyping(false);
    onLeave();
  };
  const send = async () => {
    if (!ready || sending) return;
    if (editing) {
      if (written !== editing.text) onEdit(editing, written);
      onLeave();
      return;
    }
    setSending(true);
    const sent = await sentPictures(list);
    setSending(false);
    // One of them could not be stored; its tile says why.
    if (!sent) return;
    leaveWith({ text: written, pictures: sent });
    list.settle();
    write('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (editing || replyTo)) {
      event.stopPropagation();
      onLeave();
      return;
    }
    // While a word is being composed (Japanese, Arabic keyboards) Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const sendCard = (card: CardRef) => {
    setPicking(null);
    leaveWith({ text: '', card });
  };
  const label = t('account.write', { name: other.name });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="shrink-0 px-3 pt-1 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-4 sm:pb-4"
    >
      <div className="rounded-24 border border-control bg-surface p-1.25 has-[textarea:focus]:border-ink-1 has-[textarea:focus]:ring-3 has-[textarea:focus]:ring-accent-ring">
        {about && !editing ? <AboutCard card={about} onRemove={() => onAbout(null)} /> : null}
        <ComposerContext replyTo={replyTo} editing={editing} other={other} onLeave={onLeave} />
        {editing ? null : <ChosenPictures items={pictures} list={list} />}
        <div className="flex items-end gap-0.5">
          {editing ? null : (
            <Menu
              align="start"
              trigger={
                <IconButton label={t('messaging.add')} look="ghost" round className="shrink-0">
                  <Plus size={21} aria-hidden="true" />
                </IconButton>
              }
              entries={[
                {
                  key: 'picture',
                  label: t('messaging.addPictures'),
                  icon: <ImagePlus />,
                  onSelect: () => chooser.current?.click(),
                },
                {
                  key: 'card',
                  label: t('messaging.addProduct'),
                  icon: <Tag />,
                  onSelect: () => setPicking('card'),
                },
                ...(seller
                  ? [
                      {
                        key: 'reply',
                        label: t('messaging.savedReplies'),
                        icon: <MessageSquareText />,
                        onSelect: () => setPicking('reply'),
                      },
                    ]
                  : []),
              ]}
            />
          )}
          <textarea
            ref={field}
            rows={1}
            // An empty field reads as its reader does.
            dir={text ? 'auto' : undefined}
            aria-label={label}
            placeholder={label}
            value={text}
            maxLength={longestMessage}
            onChange={(event) => write(event.target.value)}
            onKeyDown={press}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0 || editing) return;
              event.preventDefault();
              void list.add(files);
            }}
            className="field-sizing-content max-h-40 min-h-10 grow resize-none bg-transparent px-2.5 py-2 text-16 text-ink-1 outline-none placeholder:overflow-hidden placeholder:text-start placeholder:text-ellipsis placeholder:whitespace-nowrap max-sm:min-h-11 max-sm:py-2.5 sm:text-15"
          />
          {editing ? null : (
            <>
              <IconButton
                label={t('messaging.addProduct')}
                look="ghost"
                round
                className="shrink-0 max-sm:!hidden"
                onClick={() => setPicking('card')}
              >
                <Tag size={20} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('messaging.addPictures')}
                look="ghost"
                round
                className="shrink-0"
                onClick={() => chooser.current?.click()}
              >
                <ImagePlus size={20} aria-hidden="true" />
              </IconButton>
              <input
                ref={chooser}
                type="file"
                multiple
                hidden
                accept={pictureTypes.join(',')}
                aria-label={t('messaging.addPictures')}
                onChange={({ target }) => {
                  void list.add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </>
          )}
          <IconButton
            type="submit"
            label={editing ? t('messaging.keepChange') : t('account.send')}
            look="accent"
            round
            disabled={!ready}
            loading={sending}
            className="shrink-0"
          >
            {editing ? <Check size={20} aria-hidden="true" /> : <ArrowUp size={20} aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <Suspense fallback={null}>
        {picking === 'card' ? <CardPicker onPick={sendCard} onClose={() => setPicking(null)} /> : null}
        {picking === 'reply' ? (
          <ReplyPicker
            onPick={(reply) => {
              setPicking(null);
              write(text.trim() ? `${text.trimEnd()}\n${reply}` : reply);
              field.current?.focus();
            }}
            onClose={() => setPicking(null)}
          />
        ) : null}
      </Suspense>
    </form>
  );
}
