/** A bidder’s columns in a statement: of their row in `lot_bidders`, which may be missing, and of the lot’s show. */
interface At {
  bidder: string;
  user: string;
  show: string;
}

/**
 * The alias of a bidder in a lot, as text of a statement: the one they came to it with, or to another lot of
 * its show; for a newcomer there, their current one.
 */
export const aliasIdOf = ({ bidder, user, show }: At): string => `case
  when ${bidder}.user_id is not null then ${bidder}.alias_id
  when exists (select from bidder_aliases x where x.user_id = ${user}) then (
    select alias_id from (
      (select 1 as turn, sb.alias_id from lots sl join lot_bidders sb on sb.lot_id = sl.id
        where sl.show_id = ${show} and sb.user_id = ${user} limit 1)
      union all select 2, x.id from bidder_aliases x where x.user_id = ${user} and x.is_current) named
    order by turn limit 1)
  end`;
