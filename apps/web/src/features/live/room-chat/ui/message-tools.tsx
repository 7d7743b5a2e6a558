import { looksAfter, timeOuts } from '@souk/shared/live/room-chat/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, Clock, Ellipsis, Eraser, NotebookPen, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getNoted } from '../api/notes.ts';
import { ban, pinMessage, removeMessage, removeMessagesOf, timeOut } from '../api/room-chat.ts';
import type { MessageLine } from '../model/lane.ts';
import type { Scene } from './message-row.tsx';
import { PersonNotes } from './person-notes.tsx';

interface MessageToolsProps {
  line: MessageLine;
  name: string;
  isOwn: boolean;
  scene: Scene;
}

/** What may be done about a message: one takes back one's own, who looks after the room sees to the others'. */
export function MessageTools({ line, name, isOwn, scene }: MessageToolsProps) {
  const t = useT();
  const say = useToast();
  const [asking, setAsking] = useState<'ban' | 'notes' | null>(null);
  const { showId, shopId, role } = scene;
  const noted = useQuery({ ...getNoted(shopId), enabled: looksAfter(role) && !isOwn }).data?.items;
  const notes = noted?.find(({ userId }) => userId === line.by)?.notes ?? 0;
  const act = async (done: Promise<unknown>, title?: string) => {
    try {
      await done;
      if (title) void say(() => ({ id: 'room', kind: 'done', title }));
    } catch (error) {
      void say((words) => ({ id: 'room', kind: 'bad', title: failureWords(error, words) }));
    }
  };
  const entries: MenuEntry[] = [
    ...(role === 'viewer'
      ? []
      : [
          {
            key: 'pin',
            label: t('room.pin'),
            icon: <Pin />,
            onSelect: () => void act(pinMessage(showId, line.id)),
          },
        ]),
    {
      key: 'delete',
      label: t('room.delete'),
      icon: <Trash2 />,
      onSelect: () => void act(removeMessage(showId, line.id)),
    },
    ...(isOwn ? [] : moderation()),
  ];

  function moderation(): MenuEntry[] {
    return [
      {
        key: 'all',
        label: t('room.deleteAll', { name }),
        icon: <Eraser />,
        onSelect: () => void act(removeMessagesOf(showId, line.by)),
      },
      {
        key: 'notes',
        label: t(notes > 0 ? 'room.notesCount' : 'room.notes', { name, count: notes }),
        icon: <NotebookPen />,
        onSelect: () => setAsking('notes'),
      },
      { kind: 'line', key: 'line' },
      ...timeOuts.map((length) => ({
        key: length,
        label: t(`room.timeOut.${length}`),
        icon: <Clock />,
        onSelect: () => void act(timeOut(showId, line.by, length), t('room.timedOut', { name })),
      })),
      { key: 'ban', label: t('room.ban'), icon: <Ban />, danger: true, onSelect: () => setAsking('ban') },
    ];
  }

  return (
    <>
      <Menu
        dark
        align="end"
        entries={entries}
        trigger={
          <button
            type="button"
            aria-label={`${t('room.messageTools', { name })}${notes > 0 ? `, ${t('room.hasNotes')}` : ''}`}
            className="relative touch-44 -me-1.5 lg:me-0 grid size-6 shrink-0 place-items-center rounded-full text-white/80 hover:bg-white/15"
          >
            <Ellipsis size={16} aria-hidden="true" />
            {notes > 0 ? (
              <span aria-hidden="true" className="absolute end-0 top-0 size-2 rounded-full bg-accent" />
            ) : null}
          </button>
        }
      />
      {asking === 'notes' ? (
        <PersonNotes shopId={shopId} userId={line.by} name={name} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'ban' ? (
        <Dialog
          dark
          open
          closable
          onOpenChange={(open) => (open ? undefined : setAsking(null))}
          title={t('room.banTitle', { name })}
          note={t('room.banNote')}
          actions={
            <Button
              look="danger"
              size={48}
              block
              onClick={() => {
                setAsking(null);
                void act(ban(showId, line.by), t('room.banned', { name }));
              }}
            >
              {t('room.ban')}
            </Button>
          }
        />
      ) : null}
    </>
  );
}
