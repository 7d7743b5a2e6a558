import type { ReactNode } from 'react';

interface FlagProps {
  country: string;
}

const bars = (...colours: string[]) =>
  colours.map((colour, index) => (
    <rect
      key={colour + String(index)}
      x={(24 / colours.length) * index}
      width={24 / colours.length}
      height="16"
      fill={colour}
    />
  ));
const bands = (...colours: string[]) =>
  colours.map((colour, index) => (
    <rect
      key={colour + String(index)}
      y={(16 / colours.length) * index}
      width="24"
      height={16 / colours.length}
      fill={colour}
    />
  ));

const drawings: Record<string, () => ReactNode> = {
  FR: () => bars('#1e3a8a', '#fff', '#d62839'),
  IT: () => bars('#1b8a4b', '#fff', '#d1323f'),
  BE: () => bars('#1a1a1a', '#f5cf3a', '#d62839'),
  IE: () => bars('#1b8a4b', '#fff', '#f08a32'),
  DE: () => bands('#1a1a1a', '#d62839', '#f2c02e'),
  NL: () => bands('#b3273a', '#fff', '#24468f'),
  EG: () => (
    <>
      {bands('#cf2236', '#fff', '#1a1a1a')}
      <path d="M10.5 6.2h3v3.6h-3z" fill="#c39a2f" />
    </>
  ),
  ES: () => (
    <>
      {bands('#c5222f', '#f5c63c', '#f5c63c', '#c5222f')}
      <rect x="5" y="5.5" width="4" height="5" rx="1" fill="#b1493a" />
    </>
  ),
  PT: () => (
    <>
      <rect width="24" height="16" fill="#d3222f" />
      <rect width="9.6" height="16" fill="#11703c" />
      <circle cx="9.6" cy="8" r="3.2" fill="#f3cf2e" />
      <path d="M8.2 6.4h2.8v2a1.4 1.4 0 0 1-2.8 0v-2Z" fill="#fff" stroke="#d3222f" strokeWidth=".7" />
    </>
  ),
  MX: () => (
    <>
      {bars('#11703c', '#fff', '#cf2236')}
      <circle cx="12" cy="8" r="2" fill="none" stroke="#8a6a33" strokeWidth="1.1" />
    </>
  ),
  MA: () => (
    <>
      <rect width="24" height="16" fill="#c1272d" />
      <path d="m12 3.8 2.5 7.6-6.5-4.7h8l-6.5 4.7L12 3.8Z" fill="none" stroke="#0a6a38" strokeWidth="1" />
    </>
  ),
  SA: () => (
    <>
      <rect width="24" height="16" fill="#11703c" />
      <path d="M6 6.2h12M7 4.4h3m2 0h5" stroke="#fff" strokeWidth="1.2" />
      <path d="M6.5 11h11" stroke="#fff" strokeWidth="1" />
    </>
  ),
  AE: () => (
    <>
      {bands('#11703c', '#fff', '#1a1a1a')}
      <rect width="6.5" height="16" fill="#cf2236" />
    </>
  ),
  CA: () => (
    <>
      <rect width="24" height="16" fill="#fff" />
      <path d="M0 0h6v16H0zM18 0h6v16h-6z" fill="#d3222f" />
      <path
        d="m12 3 1 2 1.6-.7-.5 3 1.9-1 .4 1.2-2.6 2 .3 1-1.8-.2V13h-.6v-2.7l-1.8.2.3-1-2.6-2 .4-1.2 1.9 1-.5-3L11 5l1-2Z"
        fill="#d3222f"
      />
    </>
  ),
  GB: () => (
    <>
      <rect width="24" height="16" fill="#1f3a80" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#cf2236" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5.2" />
      <path d="M12 0v16M0 8h24" stroke="#cf2236" strokeWidth="3" />
    </>
  ),
  US: () => (
    <>
      <rect width="24" height="16" fill="#fff" />
      <path
        d="M0 1h24M0 3.5h24M0 6h24M0 8.5h24M0 11h24M0 13.5h24M0 15.8h24"
        stroke="#c02f3e"
        strokeWidth="1.3"
      />
      <rect width="10.5" height="8.6" fill="#2c3c74" />
      <path
        d="M2 2.4h.1M5 2.4h.1M8 2.4h.1M3.5 4.3h.1M6.5 4.3h.1M2 6.2h.1M5 6.2h.1M8 6.2h.1"
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  ),
};

/** A small drawn flag for the countries most readers are in; the letters of the country elsewhere. */
export function Flag({ country }: FlagProps) {
  const draw = drawings[country];
  return draw ? (
    <svg
      width="20"
      height="14"
      viewBox="0 0 24 16"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="shrink-0 rounded-4 shadow-[0_0_0_1px_rgb(0_0_0/0.08)]"
    >
      {draw()}
    </svg>
  ) : (
    <span
      aria-hidden="true"
      className="grid h-3.5 w-5 shrink-0 place-items-center rounded-4 bg-fill text-[9px] leading-none font-bold text-ink-2"
    >
      {country}
    </span>
  );
}
