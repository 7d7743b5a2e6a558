import { cardBrands } from '@souk/shared/money/cards/names.ts';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import type { Story } from '../story.ts';
import { CardBrand } from './card-brand.tsx';
import { type CardDraft, CardFields, type CardProblems } from './card-fields.tsx';

const say = {
  name: 'Maya Okafor',
  long: 'Maximiliana Wilhelmina Featherstonehaugh-Cholmondeley',
  arabic: 'مايا أوكافور',
  wrong: 'The bank says that this code is not right.',
};
const empty: CardDraft = { number: '', expiry: '', code: '', name: '' };
const full: CardDraft = { number: '5555555555554444', expiry: '11 / 28', code: '314', name: say.name };
// So that what is shown as expired stays so.
const today = new Date(2026, 10, 23);

function Fields({ first = empty, problems }: { first?: CardDraft; problems?: CardProblems }) {
  const [value, setValue] = useState(first);
  return (
    <Form onSubmit={() => undefined}>
      <CardFields value={value} onChange={setValue} today={today} {...(problems ? { problems } : {})} />
    </Form>
  );
}

export const story: Story = {
  title: 'Card fields',
  states: [
    { name: 'Empty', render: () => <Fields /> },
    { name: 'Filled', render: () => <Fields first={full} /> },
    {
      name: 'American Express, with its groups and its longer code',
      render: () => <Fields first={{ ...full, number: '378282246310005', code: '3141' }} />,
    },
    {
      name: 'Half typed, expired: leave the fields',
      render: () => <Fields first={{ ...full, number: '424242424242', expiry: '03 / 24' }} />,
    },
    {
      name: 'Words from the payment provider',
      render: () => <Fields first={full} problems={{ code: say.wrong }} />,
    },
    { name: 'Long words', render: () => <Fields first={{ ...full, name: say.long }} /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Fields first={{ ...full, name: say.arabic }} /> },
    {
      name: 'Brands',
      render: () => (
        <div className="flex flex-wrap gap-2">
          {cardBrands.map((brand) => (
            <CardBrand key={brand} brand={brand} />
          ))}
          <CardBrand brand={null} />
        </div>
      ),
    },
  ],
};
