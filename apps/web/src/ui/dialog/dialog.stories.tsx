import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import type { Story } from '../story.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

const say = {
  open: 'Open',
  title: 'End the show now?',
  note: 'Lot 15 is still running with a bid of $42. It closes with that bid, and 1,284 people go to the replay.',
  keep: 'Keep a public replay',
  stay: 'Go on selling',
  end: 'End show',
  filters: 'Filters',
  show: 'Show 212',
  free: 'Free shipping',
  offers: 'Accepts offers',
  edit: 'Edit',
  copy: 'Duplicate',
  remove: 'Delete',
  cannot: 'Not while it is live',
  popover: 'Bids close on the server’s clock. Yours is 0.2 seconds behind it.',
  tip: 'More about the clock',
};

function End() {
  const [keep, setKeep] = useState(true);
  return (
    <Dialog
      title={say.title}
      note={say.note}
      trigger={<Button look="danger">{say.open}</Button>}
      actions={
        <>
          <DialogClose render={<Button>{say.stay}</Button>} />
          <DialogClose render={<Button look="danger">{say.end}</Button>} />
        </>
      }
    >
      <Checkbox checked={keep} onChange={setKeep}>
        {say.keep}
      </Checkbox>
    </Dialog>
  );
}

function Filters({ from }: { from: 'end' | 'bottom' }) {
  const [free, setFree] = useState(true);
  return (
    <Drawer
      title={say.filters}
      from={from}
      trigger={<Button>{say.open}</Button>}
      footer={
        <Button look="ink" block>
          {say.show}
        </Button>
      }
    >
      <Checkbox checked={free} onChange={setFree} count={212} className="w-full">
        {say.free}
      </Checkbox>
    </Drawer>
  );
}

const nothing = () => undefined;

export const story: Story = {
  title: 'Dialog, drawer, menu',
  states: [
    { name: 'Dialog', render: End },
    {
      name: 'Dialog that is left with a cross',
      render: () => (
        <Dialog title={say.filters} closable width="wide" trigger={<Button>{say.open}</Button>}>
          <p>{say.note}</p>
        </Dialog>
      ),
    },
    { name: 'Drawer', render: () => <Filters from="end" /> },
    { name: 'Sheet', render: () => <Filters from="bottom" /> },
    {
      name: 'Menu',
      render: () => (
        <Menu
          trigger={<Button>{say.open}</Button>}
          align="start"
          entries={[
            { key: 'edit', label: say.edit, onSelect: nothing },
            { key: 'copy', label: say.copy, onSelect: nothing },
            { key: 'no', label: say.cannot, disabled: true, onSelect: nothing },
            { kind: 'line', key: 'line' },
            { key: 'remove', label: say.remove, danger: true, onSelect: nothing },
          ]}
        />
      ),
    },
    {
      name: 'Popover and tooltip',
      render: () => (
        <div className="flex gap-2">
          <Popover trigger={<Button>{say.open}</Button>} label={say.tip} className="w-64">
            {say.popover}
          </Popover>
          <Tooltip text={say.tip}>
            <Button look="ghost">{say.tip}</Button>
          </Tooltip>
        </div>
      ),
    },
  ],
};
