-- Who is connected is known once every process has been there for a while: both tables are empty after a crash of the database.
alter table present_processes add column since timestamptz not null default clock_timestamp();
