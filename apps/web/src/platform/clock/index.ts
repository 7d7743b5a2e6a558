export { PageClock, useNow } from './clock.tsx';
