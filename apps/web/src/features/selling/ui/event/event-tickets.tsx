import { Plus, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { TicketDraft } from '../../model/event-draft.ts';
import type { EventPartProps } from './event-details.tsx';

const mostKinds = 8;

export function EventTickets({ draft, onChange, currency }: EventPartProps & { currency: string }) {
  const t = useT();
  const { tickets } = draft;
  const change = (id: string, part: Partial<TicketDraft>) =>
    onChange({ tickets: tickets.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <Panel
      title={t('selling.tickets')}
      className="sm:p-6"
      actions={
        tickets.length < mostKinds ? (
          <Button
            size={32}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() =>
              onChange({
                tickets: [...tickets, { id: crypto.randomUUID(), name: '', amount: 0, places: '' }],
              })
            }
          >
            {t('selling.addTicket')}
          </Button>
        ) : null
      }
    >
      <ul aria-label={t('selling.tickets')} className="grid gap-5">
        {tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_152px_120px_44px]"
          >
            <TicketFields ticket={ticket} currency={currency} onChange={(part) => change(ticket.id, part)} />
            {tickets.length > 1 ? (
              <IconButton
                label={t('selling.removeTicket', { name: ticket.name })}
                look="ghost"
                size={44}
                onClick={() => onChange({ tickets: tickets.filter((one) => one.id !== ticket.id) })}
                className="sm:mt-6.5"
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      <TextInput
        label={t('selling.capacity')}
        hint={t('selling.capacityHint')}
        optional
        inputMode="numeric"
        rules={[numberBetween(1, 100_000, t('selling.capacityRule'))]}
        value={draft.capacity}
        onChange={(capacity) => onChange({ capacity })}
        className="mt-5 sm:max-w-70"
      />
    </Panel>
  );
}

interface TicketFieldsProps {
  ticket: TicketDraft;
  currency: string;
  onChange: (part: Partial<TicketDraft>) => void;
}

function TicketFields({ ticket, currency, onChange }: TicketFieldsProps) {
  const t = useT();
  return (
    <>
      <TextInput
        label={t('selling.ticketName')}
        placeholder={t('selling.ticketExample')}
        required
        rules={[filled(t('ui.required'))]}
        value={ticket.name}
        onChange={(name) => onChange({ name })}
        className="max-sm:col-span-2"
      />
      <MoneyInput
        label={t('selling.price')}
        required
        rules={[() => ticket.amount !== null || t('selling.priceOrFree')]}
        currency={currency}
        amount={ticket.amount}
        onAmount={(amount) => onChange({ amount })}
      />
      <TextInput
        label={t('selling.places')}
        placeholder={t('selling.noLimit')}
        inputMode="numeric"
        rules={[numberBetween(1, 100_000, t('selling.capacityRule'))]}
        value={ticket.places}
        onChange={(places) => onChange({ places })}
      />
    </>
  );
}
