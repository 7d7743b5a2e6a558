import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What asks a provider for something, from before it is asked. */
export interface ActTables {
  acts: {
    id: string;
    name: string;
    actor: string;
    key: string;
    begun: ColumnType<object, string, never>;
    begun_at: Time;
    tries: Generated<number>;
    leased_until: Time;
    last_error: ColumnType<string | null, string | undefined, string | null>;
    recorded_at: MaybeTime;
  };
}
