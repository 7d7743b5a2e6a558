import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Formats, Translate } from '@/platform/i18n/index.ts';
import type { Head } from '@/platform/seo/head.ts';
import type { Search } from './search.ts';

/** Declares one screen; `app/router.tsx` decides its path's access rule and layout. */
export function defineScreen<const Path extends string, Data = undefined>(screen: Screen<Path, Data>) {
  return screen;
}

export type Screen<Path extends string, Data> = {
  /** The same path as in the route table, with `$` before a parameter. */
  path: Path;
  /** Fetches what the first view shows, before the screen is drawn; on the server too when the route is public. */
  load?: (context: LoadContext<Path>) => Promise<Data> | Data;
  head: (context: HeadContext<Path, Data>) => Head;
  /** Of a screen on which something goes on: what it asks for by itself, so that it is asked for ahead. */
  goesOn?: (data: Data) => GoesOn | null;
  component: ComponentType<ScreenProps<Path> & { data: Data }>;
};

/** Modules, by their paths under `src`. */
export type GoesOn = {
  /** What it has to hear anything with. */
  with: readonly string[];
  /** What it asks for as soon as it has come alive. */
  soon: readonly string[];
};

export type ScreenProps<Path extends string> = { params: ParamsOf<Path>; search: Search };

export type LoadContext<Path extends string> = ScreenProps<Path> & {
  queryClient: QueryClient;
  settings: AppSettings;
  /** The code of the language the screen is shown in. */
  language: string;
  signal: AbortSignal;
};

export type HeadContext<Path extends string, Data> = ScreenProps<Path> & {
  data: Data;
  t: Translate;
  format: Formats;
};

export type ParamsOf<Path extends string> = { [Name in ParamNames<Path>]: string };

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

// The table holds screens of every path and data type; only the host that knows both calls them.
// biome-ignore lint/suspicious/noExplicitAny: a screen's own types are checked where it is defined.
export type AnyScreen = Screen<any, any>;
export type ScreenModule = { screen: AnyScreen };
