-- Every lot that runs is the clock's, also in the demo world, where people bid by themselves. What is said to have been
-- sold before its market began stays 'demo': nothing follows from it.
update lots set run_by = 'clock' where state in ('queued', 'running');

-- When somebody last had a look at the demo world; what nobody sees goes on slowly.
alter table demo_world add column seen_at timestamptz;
