import { ticketKinds, ticketNameLength, ticketNoteLength } from '@souk/shared/market/events/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { atMost, filled, matching, type Rule } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { emptyTicket, type TicketDraft } from '../model/event-draft.ts';
import type { EventPartProps } from './event-details.tsx';

export function EventTickets(props: EventPartProps & { currency: string }) {
  const { draft, onChange, rule, currency } = props;
  const t = useT();
  const { tickets } = draft;
  const isRemovable = ({ sold }: TicketDraft) => tickets.length > 1 && sold === 0;
  const whole = matching(/^[1-9]\d{0,4}$|^100000$/, t('eventEdit.capacityRule'));
  const change = (id: string, part: Partial<TicketDraft>) =>
    onChange({ tickets: tickets.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <Panel
      title={t('eventEdit.tickets')}
      className="sm:p-6"
      actions={
        tickets.length < ticketKinds.max ? (
          <Button
            size={32}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange({ tickets: [...tickets, emptyTicket()] })}
          >
            {t('eventEdit.addTicket')}
          </Button>
        ) : null
      }
    >
      <ul aria-label={t('eventEdit.tickets')} className="grid gap-5">
        {tickets.map((ticket, index) => (
          <li
            key={ticket.id}
            className={cx(
              'items-start gap-3 max-sm:field-pair sm:grid',
              tickets.some(isRemovable)
                ? 'sm:grid-cols-[minmax(0,1fr)_9.5rem_7.5rem_44px]'
                : 'sm:grid-cols-[minmax(0,1fr)_9.5rem_7.5rem]',
            )}
          >
            <TicketFields
              ticket={ticket}
              currency={currency}
              rule={(field) => rule(`tickets.${index}.${field}`)}
              onChange={(part) => change(ticket.id, part)}
            />
            {isRemovable(ticket) ? (
              <IconButton
                label={t('eventEdit.removeTicket', { name: ticket.name })}
                look="ghost"
                size={44}
                onClick={() => onChange({ tickets: tickets.filter((one) => one.id !== ticket.id) })}
                className="sm:col-start-4 sm:row-start-1 sm:mt-6.5"
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid items-start gap-4 sm:max-w-140 sm:grid-cols-2">
        <TextInput
          label={t('eventEdit.capacity')}
          hint={t('eventEdit.capacityHint')}
          optional
          inputMode="numeric"
          rules={[whole, rule('capacity')]}
          value={draft.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
        <TextInput
          label={t('tickets.limitField')}
          hint={t('tickets.limitHint')}
          optional
          inputMode="numeric"
          rules={[matching(/^[1-9]\d?$/, t('tickets.limitRule')), rule('perPerson')]}
          value={draft.perPerson}
          onChange={(perPerson) => onChange({ perPerson })}
        />
      </div>
    </Panel>
  );
}

interface TicketFieldsProps {
  ticket: TicketDraft;
  currency: string;
  rule: (field: string) => Rule;
  onChange: (part: Partial<TicketDraft>) => void;
}

function TicketFields({ ticket, currency, rule, onChange }: TicketFieldsProps) {
  const t = useT();
  const long = (max: number) => atMost(max, t('ui.newPasswordLong', { count: max }));
  const whole = matching(/^[1-9]\d{0,4}$|^100000$/, t('eventEdit.capacityRule'));
  return (
    <>
      <TextInput
        label={t('eventEdit.ticketName')}
        placeholder={t('eventEdit.ticketExample')}
        required
        rules={[filled(t('ui.required')), long(ticketNameLength.max), rule('name')]}
        value={ticket.name}
        onChange={(name) => onChange({ name })}
        className="max-sm:col-span-full"
      />
      <MoneyInput
        label={t('editor.price')}
        required
        rules={[() => ticket.amount !== null || t('eventEdit.priceOrFree')]}
        currency={currency}
        amount={ticket.amount}
        onAmount={(amount) => onChange({ amount })}
      />
      <TextInput
        label={t('eventEdit.places')}
        placeholder={t('eventEdit.noLimit')}
        inputMode="numeric"
        rules={[whole, rule('capacity')]}
        {...(ticket.sold > 0 ? { hint: t('events.sold', { count: ticket.sold }) } : {})}
        value={ticket.places}
        onChange={(places) => onChange({ places })}
      />
      <TextInput
        label={t('events.ticketNote')}
        placeholder={t('events.ticketNoteExample')}
        optional
        rules={[long(ticketNoteLength.max)]}
        {...(ticket.sold > 0 ? { hint: t('events.soldKind') } : {})}
        value={ticket.note}
        onChange={(note) => onChange({ note })}
        className="col-span-full sm:col-span-3"
      />
    </>
  );
}
