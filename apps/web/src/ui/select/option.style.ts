export const optionStyle =
  'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-10 px-2.5 py-2 text-15 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-fill data-selected:font-semibold max-sm:min-h-11';
