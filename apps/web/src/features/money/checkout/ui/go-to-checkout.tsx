import { useId } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

interface GoToCheckoutProps {
  /** Whether anything in the cart can be bought. */
  possible: boolean;
  going: boolean;
  /** Where it goes is asked for on the same page, which comes before. */
  waits: boolean;
  onGo: () => void;
}

/** From the cart to paying. */
export function GoToCheckout({ possible, going, waits, onGo }: GoToCheckoutProps) {
  const t = useT();
  const note = useId();
  return (
    <>
      <Button
        look={waits ? 'outline' : 'accent'}
        size={56}
        block
        disabled={!possible}
        loading={going}
        aria-describedby={note}
        onClick={onGo}
      >
        {t('checkout.go')}
      </Button>
      <p id={note} className="mt-2 text-center text-13 text-ink-2">
        {t(possible ? 'checkout.goNote' : 'checkout.missing.nothing-to-buy')}
      </p>
      <ButtonLink
        to="/categories/$categoryId"
        params={everything.category}
        look="ghost"
        size={48}
        block
        className="mt-2"
      >
        {t('cart.goOnLooking')}
      </ButtonLink>
    </>
  );
}
