import { useState } from 'react';
import { RadioGroup } from '../radio/radio.tsx';
import { Segment } from '../segment/segment.tsx';
import type { Story } from '../story.ts';
import { Switch } from '../switch/switch.tsx';
import { Checkbox } from './checkbox.tsx';

const say = {
  on: 'Free shipping',
  off: 'Accepts offers',
  mixed: 'Some of them',
  disabled: 'Not here',
  hint: 'Buyers see it on the listing, before they pay.',
  long: 'Keep a public replay of this show for everyone who followed the shop before it began',
  kind: 'Listing kind',
  sound: 'Sound',
  arabic: 'شحن مجاني',
};
const kinds = [
  { value: 'buy', label: 'Buy now' },
  { value: 'auction', label: 'Auction' },
  { value: 'giveaway', label: 'Giveaway' },
];
const radios = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', note: 'With a word about it' },
  { value: 'three', label: 'Three', disabled: true },
];

function Boxes() {
  const [free, setFree] = useState(true);
  const [offers, setOffers] = useState(false);
  return (
    <div className="grid gap-3">
      <Checkbox checked={free} onChange={setFree} count={212}>
        {say.on}
      </Checkbox>
      <Checkbox checked={offers} onChange={setOffers} count={96}>
        {say.off}
      </Checkbox>
      <Checkbox checked={false} mixed onChange={() => undefined}>
        {say.mixed}
      </Checkbox>
      <Checkbox checked={free} onChange={setFree} hint={say.hint}>
        {say.on}
      </Checkbox>
      <Checkbox checked disabled onChange={() => undefined}>
        {say.disabled}
      </Checkbox>
    </div>
  );
}

function Radios({ row = false }: { row?: boolean }) {
  const [value, setValue] = useState('one');
  return <RadioGroup label={say.kind} choices={radios} value={value} onChange={setValue} row={row} />;
}

function Switches() {
  const [on, setOn] = useState(true);
  return (
    <div className="grid gap-3">
      <Switch checked={on} onChange={setOn}>
        {say.sound}
      </Switch>
      <Switch checked={!on} onChange={(next) => setOn(!next)} label={say.sound} />
      <Switch checked disabled onChange={() => undefined} label={say.disabled} />
    </div>
  );
}

function Segments() {
  const [value, setValue] = useState('buy');
  return <Segment label={say.kind} choices={kinds} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: 'Checkbox, radio, switch, segment',
  states: [
    { name: 'Checkbox', render: Boxes },
    { name: 'Radio', render: () => <Radios /> },
    { name: 'Radio in a row', render: () => <Radios row /> },
    { name: 'Switch', render: Switches },
    { name: 'Segment', render: Segments },
    {
      name: 'Long words',
      render: () => (
        <Checkbox checked onChange={() => undefined}>
          {say.long}
        </Checkbox>
      ),
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => (
        <div className="grid gap-3">
          <Checkbox checked onChange={() => undefined}>
            {say.arabic}
          </Checkbox>
          <Switches />
        </div>
      ),
    },
  ],
};
