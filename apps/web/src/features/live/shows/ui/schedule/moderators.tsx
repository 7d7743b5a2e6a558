import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AtSign, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { IconButton } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import {
  dismissModerator,
  getModerators,
  getPossibleModerators,
  nameModerator,
} from '../../api/shop-chat.ts';

/** Who looks after the chat, found by what is typed of their name. Saved at once. */
export function Moderators({ shopId }: { shopId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, setQ);
  const { data: named } = useQuery(getModerators(shopId));
  const { data: found } = useQuery(getPossibleModerators(shopId, q));
  const change = useMutation({
    mutationFn: ({ person, on }: { person: PersonCard; on: boolean }) =>
      (on ? nameModerator : dismissModerator)(shopId, person._id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['shop-chat', shopId] }),
  });
  const wrong = change.error ? errorCopy(change.error) : null;
  const suggested = typed.trim() === '' ? [] : (found ?? []);
  const isNobody = q !== '' && q === typed.trim() && found?.length === 0;
  const name = (person: PersonCard) => {
    change.mutate({ person, on: true });
    setTyped('');
    setQ('');
  };
  return (
    <div>
      <TextInput
        label={t('scheduling.moderators')}
        placeholder={t('scheduling.moderatorExample')}
        hint={t('scheduling.moderatorsNote')}
        type="search"
        autoComplete="off"
        start={<AtSign size={17} aria-hidden="true" />}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, 41))}
      />
      <p role="status" className={isNobody ? 'mt-2 text-14 text-ink-2' : 'sr-only'}>
        {isNobody ? t('scheduling.moderatorNobody') : null}
      </p>
      {suggested.length > 0 ? (
        <ul
          aria-label={t('scheduling.moderatorsFound')}
          className="mt-2 rounded-14 border border-line bg-surface p-1.5"
        >
          {suggested.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                aria-label={t('scheduling.moderatorAdd', { name: person.name })}
                onClick={() => name(person)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-10 px-2.5 text-start text-14 hover:bg-hover"
              >
                <Person person={person} />
                <Plus size={17} aria-hidden="true" className="shrink-0 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {named && named.items.length > 0 ? (
        <ul aria-label={t('scheduling.moderators')} className="mt-2 divide-y divide-hairline">
          {named.items.map(({ person }) => (
            <li key={person._id} className="flex min-h-12 items-center gap-2.5 text-14">
              <Person person={person} />
              <IconButton
                look="ghost"
                label={t('scheduling.moderatorRemove', { name: person.name })}
                onClick={() => change.mutate({ person, on: false })}
              >
                <X size={17} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </div>
  );
}

const Person = ({ person: { name, handle, picture } }: { person: PersonCard }) => (
  <>
    <Avatar name={name} picture={picture} size={28} />
    <span className="min-w-0 grow truncate">
      <b dir="auto" className="own-words font-semibold text-ink-1">
        {name}
      </b>{' '}
      <bdi className="text-ink-2">{`@${handle}`}</bdi>
    </span>
  </>
);
