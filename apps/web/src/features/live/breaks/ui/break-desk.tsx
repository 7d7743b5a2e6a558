import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { Boxes, MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { useAttempts } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { sendPhoto } from '@/platform/uploads/send-photo.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { addBreak, type BreakToAdd, cancelBreak, closeBreak, removeBreak } from '../api/breaks.ts';
import { spotsLeft, spotsNow } from '../model/spots.ts';
import { useBreaks } from '../model/use-breaks.ts';
import { BreakEditor } from './break-editor.tsx';
import { BreakInside } from './break-inside.tsx';

interface BreakDeskProps {
  showId: string;
  lots: readonly RoomLot[];
  currency: string;
  busy: boolean;
  /** Whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** The breaks of a show for who leads it: a new one, and what can be done about those there are. */
export function BreakDesk({ showId, lots, currency, busy, act }: BreakDeskProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const breaks = useBreaks(showId);
  const attempt = useAttempts();
  const add = async (input: Omit<BreakToAdd, 'image'>, photo: File | null) => {
    const given = { ...input, image: photo ? await sendPhoto(photo) : null };
    return attempt(given, (key) => addBreak(showId, given, key));
  };
  return (
    <>
      <Drawer
        dark
        open={open}
        onOpenChange={setOpen}
        title={t('breaks.new')}
        trigger={
          <Button look="outline" size={40} className="grow" icon={<Boxes size={17} aria-hidden="true" />}>
            {t('breaks.add')}
          </Button>
        }
      >
        <BreakEditor
          currency={currency}
          busy={busy}
          onAdd={(input, photo) =>
            void act(() => add(input, photo)).then((done) => {
              if (done) setOpen(false);
            })
          }
        />
      </Drawer>
      {breaks.length > 0 ? (
        <ul className="flex w-full flex-col gap-2">
          {breaks.map((one) => (
            <OwnBreak key={one._id} of={one} lots={lots} busy={busy} act={act} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const nobody: readonly string[] = [];

function OwnBreak({
  of,
  lots,
  busy,
  act,
}: Pick<BreakDeskProps, 'lots' | 'busy' | 'act'> & { of: BreakView }) {
  const t = useT();
  const { number } = useFormat();
  const [asking, setAsking] = useState<'close' | 'cancel' | null>(null);
  const { _id, title, state, isClosed } = of;
  const spots = spotsNow(of, lots, nobody);
  const left = spotsLeft(spots);
  const hasBegun = spots.some((one) => one.state !== 'free' && !(one.state === 'buy' && one.lotId === null));
  const standing =
    state === 'drawn'
      ? t('breaks.drawn')
      : state === 'cancelled'
        ? t('breaks.cancelled')
        : isClosed || left === 0
          ? t(isClosed ? 'breaks.closedWaits' : 'breaks.waits')
          : t('breaks.left', { left: number(left), total: number(spots.length) });
  const entries: MenuEntry[] = hasBegun
    ? [
        ...(isClosed ? [] : [{ key: 'close', label: t('breaks.close'), onSelect: () => setAsking('close') }]),
        { key: 'cancel', label: t('breaks.cancel'), danger: true, onSelect: () => setAsking('cancel') },
      ]
    : [
        {
          key: 'remove',
          label: t('breaks.remove'),
          danger: true,
          onSelect: () => void act(() => removeBreak(_id)),
        },
      ];
  return (
    <li className="flex items-center gap-2 rounded-14 border border-line p-2 ps-3">
      <Drawer
        dark
        title={title}
        trigger={
          <button
            type="button"
            aria-label={t('breaks.lookInside', { title })}
            className="min-h-11 min-w-0 grow text-start"
          >
            <span dir="auto" className="own-words block truncate text-14 font-semibold">
              {title}
            </span>
            <span className="block text-12 text-ink-2 figures">{standing}</span>
          </button>
        }
      >
        <BreakInside of={of} spots={spots} />
      </Drawer>
      {state === 'open' ? (
        <Menu
          dark
          align="end"
          trigger={
            <IconButton
              look="ghost"
              size={32}
              label={t('breaks.more', { title })}
              className="touch-44"
              disabled={busy}
            >
              <MoreVertical size={17} aria-hidden="true" />
            </IconButton>
          }
          entries={entries}
        />
      ) : null}
      <CloseBreak of={of} open={asking === 'close'} onDone={() => setAsking(null)} act={act} />
      <CancelBreak of={of} open={asking === 'cancel'} onDone={() => setAsking(null)} act={act} />
    </li>
  );
}

interface AskProps extends Pick<BreakDeskProps, 'act'> {
  of: BreakView;
  open: boolean;
  onDone: () => void;
}

function CloseBreak({ of, open, onDone, act }: AskProps) {
  const t = useT();
  return (
    <Dialog
      dark
      open={open}
      onOpenChange={onDone}
      title={t('breaks.closeTitle')}
      note={t('breaks.closeNote')}
      actions={
        <>
          <Button onClick={onDone}>{t('breaks.keepSelling')}</Button>
          <Button
            look="accent"
            onClick={() => {
              onDone();
              void act(() => closeBreak(of._id));
            }}
          >
            {t('breaks.close')}
          </Button>
        </>
      }
    />
  );
}

const REASON_MOST = 500;

function CancelBreak({ of, open, onDone, act }: AskProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      dark
      open={open}
      onOpenChange={onDone}
      title={t('breaks.cancelTitle')}
      note={t('breaks.cancelNote')}
      actions={
        <>
          <Button onClick={onDone}>{t('breaks.keep')}</Button>
          <Button
            look="danger"
            disabled={reason.trim() === ''}
            onClick={() => {
              onDone();
              void act(() => cancelBreak(of._id, reason.trim()));
            }}
          >
            {t('breaks.cancel')}
          </Button>
        </>
      }
    >
      <Textarea
        label={t('breaks.cancelReason')}
        value={reason}
        maxLength={REASON_MOST}
        rows={3}
        onChange={setReason}
      />
    </Dialog>
  );
}
