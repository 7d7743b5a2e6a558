import { codeLengthOf, type TestCardKind, testCards } from '@souk/shared/money/cards/rules.ts';
import { useT } from '@/platform/i18n/index.ts';
import type { CardDraft } from '@/ui/card-fields/card-fields.tsx';
import { Chip } from '@/ui/chip/chip.tsx';

const kinds = Object.keys(testCards) as TestCardKind[];

/** Cards that only the sandbox knows, each with what comes of it. */
export function TestCards({ onChoose }: { onChoose: (card: CardDraft) => void }) {
  const t = useT();
  return (
    <div className="min-w-0 rounded-12 bg-fill p-3.5">
      <p className="text-14 font-medium text-ink-1">{t('card.tests')}</p>
      <p className="mt-0.5 mb-2.5 text-13 text-ink-2">{t('card.testsNote')}</p>
      <fieldset aria-label={t('card.tests')} className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Chip key={kind} onClick={() => onChoose(cardOf(kind))}>
            {t(`card.test.${kind}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

/** Good for three years more, whenever that is. */
function cardOf(kind: TestCardKind): CardDraft {
  const number = testCards[kind];
  const year = String(new Date().getFullYear() + 3).slice(-2);
  return { number, expiry: `12 / ${year}`, code: '123'.padEnd(codeLengthOf(number), '4'), name: testName };
}

// What is printed on cards that are nobody's.
const testName = 'Test Card';
