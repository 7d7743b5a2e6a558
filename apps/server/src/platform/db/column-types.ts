import type { ColumnType, JSONColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string, Date | string>;
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T extends object | null> = JSONColumnType<T, string | undefined, string>;
