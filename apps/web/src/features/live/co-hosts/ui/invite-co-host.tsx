import { useQuery } from '@tanstack/react-query';
import { AtSign, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { inviteCoHost } from '../api/co-hosting.ts';
import { getPossibleCoHosts } from '../api/possible-co-hosts.ts';
import type { Act } from './host-second.tsx';

interface InviteCoHostProps {
  showId: string;
  leading: Act;
  onClose: () => void;
}

/** A co-host is found by what is typed of their name, and asked with one tap. */
export function InviteCoHost({ showId, leading, onClose }: InviteCoHostProps) {
  const t = useT();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, setQ);
  const { data: found } = useQuery(getPossibleCoHosts(showId, q));
  const people = typed.trim() === '' ? [] : (found ?? []);
  const isNobody = q !== '' && q === typed.trim() && found?.length === 0;
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('coHost.invite')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="mx-auto flex min-h-90 max-w-110 flex-col gap-3 pb-2">
        <p className="text-14 text-ink-2">{t('coHost.inviteNote')}</p>
        <TextInput
          label={t('coHost.search')}
          hint={t('coHost.searchHint')}
          type="search"
          autoComplete="off"
          start={<AtSign size={17} aria-hidden="true" />}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, 41))}
        />
        <p role="status" className={isNobody ? 'text-14 text-ink-2' : 'sr-only'}>
          {isNobody ? t('coHost.nobody') : null}
        </p>
        <ul className="flex flex-col gap-1">
          {people.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                aria-label={t('coHost.ask', { name: person.name })}
                disabled={leading.busy}
                onClick={() =>
                  void leading
                    .act(() => inviteCoHost(showId, person._id))
                    .then((done) => (done ? onClose() : undefined))
                }
                className="flex min-h-12 w-full items-center gap-3 rounded-12 px-2 text-start hover:bg-hover"
              >
                <Avatar name={person.name} picture={person.picture} size={36} />
                <span className="min-w-0 grow">
                  <span dir="auto" className="own-words block truncate text-14 font-semibold">
                    {person.name}
                  </span>
                  <span className="block truncate text-12 text-ink-2">{`@${person.handle}`}</span>
                </span>
                <UserPlus size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
