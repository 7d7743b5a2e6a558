import type { CardBrand as Brand } from '@souk/shared/money/cards/names.ts';
import { brandNames } from '@souk/shared/money/cards/names.ts';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';

interface Mark {
  ground: string;
  drawing: ReactNode;
}

const letters = (text: string, size: number, more = '') => (
  <text
    x="17"
    y="12"
    dominantBaseline="central"
    textAnchor="middle"
    fill="#fff"
    className={`font-sans font-bold ${more}`}
    style={{ fontSize: size }}
  >
    {text}
  </text>
);

const marks: Record<Brand, Mark> = {
  visa: { ground: '#1a1f71', drawing: letters('VISA', 10, 'italic') },
  mastercard: {
    ground: '#1d1b20',
    drawing: (
      <>
        <circle cx="13.5" cy="12" r="6" fill="#eb001b" />
        <circle cx="20.5" cy="12" r="6" fill="#f79e1b" />
        <path d="M17 7.1a6 6 0 0 1 0 9.8 6 6 0 0 1 0-9.8Z" fill="#ff5f00" />
      </>
    ),
  },
  amex: { ground: '#016fd0', drawing: letters('AMEX', 9) },
  discover: {
    ground: '#3b3a3f',
    drawing: (
      <>
        {letters('DISC', 7.5)}
        <circle cx="28" cy="17" r="3.5" fill="#f76f00" />
      </>
    ),
  },
  diners: { ground: '#0069aa', drawing: letters('DC', 10) },
  jcb: { ground: '#0b7a3b', drawing: letters('JCB', 10) },
  unionpay: { ground: '#00606c', drawing: letters('UP', 10) },
};

/** Whose card it is; a plain card as long as nobody knows. */
export function CardBrand({ brand }: { brand: Brand | null }) {
  if (!brand) return <CreditCard size={20} aria-hidden="true" className="shrink-0 text-ink-3" />;
  const { ground, drawing } = marks[brand];
  return (
    <svg
      viewBox="0 0 34 24"
      role="img"
      aria-label={brandNames[brand]}
      direction="ltr"
      className="h-6 w-8.5 shrink-0"
    >
      <rect width="34" height="24" rx="5" fill={ground} stroke="#fff" strokeOpacity="0.18" />
      {drawing}
    </svg>
  );
}
