/** What it is about, and a column for each channel; on a phone the channels stand below it. */
export const choiceGrid = 'sm:grid sm:grid-cols-[minmax(0,1fr)_repeat(3,6.5rem)] sm:items-center sm:gap-x-2';
