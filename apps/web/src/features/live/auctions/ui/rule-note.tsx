import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { useRuleWords } from '../model/use-rule-words.ts';

interface RuleNoteProps {
  lotId: string;
  closing: NonNullable<LotDocument['closing']>;
  /** Of the secret of a random close, where it is at hand. */
  hash?: string | undefined;
}

const SHORT = 12;

/** How a lot ends, for a buyer; of a moment that is drawn, what keeps everyone honest about it. */
export function RuleNote({ lotId, closing, hash }: RuleNoteProps) {
  const t = useT();
  const words = useRuleWords();
  return (
    <>
      <span className="block">{words(closing)}</span>
      {closing.kind === 'random' ? (
        <span className="mt-1 block">
          {t('auction.rule.sealed')}{' '}
          <Link
            to="/lots/$lotId/log"
            params={{ lotId }}
            className="touch-44 whitespace-nowrap underline underline-offset-2 hover:text-ink-1"
          >
            {hash ? t('auction.rule.seal') : t('log.title')}
            {hash ? (
              <>
                {' '}
                <bdi dir="ltr" title={hash} className="font-mono text-12">
                  {hash.slice(0, SHORT)}
                </bdi>
              </>
            ) : null}
          </Link>
        </span>
      ) : null}
    </>
  );
}
