import { sql } from 'drizzle-orm'
import { orders } from '@/server/db/schema/order'
import type { SeedContext } from './seed-context'

const firstNames = 'Ana Ivan Lucija Marko Đurđica Luka Petra Josip Željka Nikola Šime Marta Tin Jelena Vjeko Čedo'.split(' ')
const lastNames = 'Horvat Kovačević Babić Marić Jurić Novak Knežević Vuković Marković Petrović Matić Tomić Šimić Žanić Đurić'.split(' ')

/** The statements of the triggers are planned anew after the first chunk. */
const chunkSize = 2000

/**
 * Adds orders until the shop has `count`: copies of the demo's, by guests, spread over three years up to now. Nearly all are delivered; of the
 * newest 1 in 200 wait in each state. For measuring the office: copies take no stock, and have no mails, coupons, credits or returns.
 */
export async function copyOrders({ tx, now, siteId }: SeedContext, count: number) {
  await tx.execute(sql`
    create temp table order_sources on commit drop as
    select id, status, row_number() over (partition by status order by id) - 1 as position, count(*) over (partition by status) as size
    from orders where status in ('delivered', 'cancelled', 'awaiting_payment', 'paid', 'packed', 'shipped')`)
  await tx.execute(sql`
    create temp table order_copies on commit drop as
    with planned as (
      select n, case
          when n > ${count} * 0.995 then (array['awaiting_payment', 'paid', 'packed', 'shipped'])[1 + n % 4]
          when n % 25 = 0 then 'cancelled'
          else 'delivered'
        end::order_status as status,
        ${now.toISOString()}::timestamptz - interval '3 years' * ((${count} - n + 1)::float8 / ${count}) as placed_at
      from generate_series((select count(*)::int from orders) + 1, ${count}) n
    ), dated as (
      select *, extract(year from placed_at at time zone 'Europe/Zagreb')::int as year,
        -- Neighbours in time are other people: 104,729 is prime, so the numbers spread over a third of the orders.
        (n::bigint * 104729) % greatest(1, ${count} / 3) as person
      from planned
    )
    select d.n, s.id as source_id, (select max(id) from orders) + row_number() over (order by d.n) as order_id, d.placed_at, d.year, d.person,
      coalesce(c.last, 0) + row_number() over (partition by d.year order by d.n) as number_in_year
    from dated d
    join order_sources s on s.status = d.status and s.position = d.n % s.size
    left join order_counters c on c.site_id = ${siteId} and c.year = d.year`)
  await tx.execute(sql`create index on order_copies (n)`)
  const first = (await tx.$count(orders)) + 1
  for (let from = first; from <= count; from += chunkSize) {
    await tx.execute(
      sql`create temp table chunk on commit drop as select * from order_copies where n >= ${from} and n < ${from + chunkSize}`,
    )
    await copyChunk(tx)
    await tx.execute(sql`drop table chunk`)
    // Otherwise the triggers' statements stay planned for the demo's few orders.
    if (from === first) await tx.execute(sql`analyze orders, order_lines, customers`)
  }
  await copyInvoices(tx, siteId)
  await tx.execute(sql`
    insert into order_counters (site_id, year, last) select ${siteId}, year, max(number_in_year) from order_copies group by year
    on conflict (site_id, year) do update set last = excluded.last`)
}

/** Copies the orders of the table `chunk`. */
async function copyChunk(tx: SeedContext['tx']) {
  await tx.execute(sql`
    insert into carts select copy.* from chunk c
    join orders o on o.id = c.source_id join carts k on k.id = o.cart_id,
      lateral jsonb_populate_record(k, jsonb_build_object('id', 'demo-copy-' || c.order_id, 'created_at', c.placed_at, 'user_id', null)) copy`)
  const [names, surnames] = [sql.param(firstNames), sql.param(lastNames)]
  await tx.execute(sql`
    create temp table order_rows on commit drop as select copy.* from chunk c
    join orders o on o.id = c.source_id,
    lateral (select jsonb_build_object(
      'firstName', (${names}::text[])[1 + c.person % ${firstNames.length}],
      'lastName', (${surnames}::text[])[1 + c.person % ${lastNames.length}],
      'contactEmail', 'kupac-' || c.person || '@primjer.hr', 'companyName', null, 'companyOIB', null) as person) p,
    lateral jsonb_populate_record(o, jsonb_build_object(
      'id', c.order_id, 'number', c.year || '-' || lpad(c.number_in_year::text, 6, '0'), 'slug', encode(sha256(('copy-' || c.order_id)::bytea), 'hex'),
      'cart_id', 'demo-copy-' || c.order_id, 'user_id', null, 'claimed_by', null, 'email', 'kupac-' || c.person || '@primjer.hr',
      'billing', o.billing || p.person, 'shipping', o.shipping || p.person, 'created_at', c.placed_at, 'updated_at', c.placed_at)) copy`)
  // Postgres refuses values of generated columns.
  await tx.execute(sql`
    do $$ declare names text;
    begin
      select string_agg(quote_ident(column_name), ', ') into names from information_schema.columns
        where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER';
      execute format('insert into orders (%1$s) select %1$s from order_rows', names);
      drop table order_rows;
    end $$`)
  await tx.execute(sql`
    insert into order_lines select copy.* from (
      select c.order_id, l as line, (select max(id) from order_lines) + row_number() over (order by c.order_id, l.position) as id
      from chunk c join order_lines l on l.order_id = c.source_id) c,
    lateral jsonb_populate_record(c.line, jsonb_build_object('id', c.id, 'order_id', c.order_id, 'taken', '[]'::jsonb)) copy`)
  await tx.execute(sql`
    insert into order_events select copy.* from (
      select c.order_id, e as event, e.at + (c.placed_at - o.created_at) as at,
        (select max(id) from order_events) + row_number() over (order by c.order_id, e.id) as id
      from chunk c join orders o on o.id = c.source_id join order_events e on e.order_id = o.id) c,
    lateral jsonb_populate_record(c.event, jsonb_build_object('id', c.id, 'order_id', c.order_id, 'at', c.at)) copy`)
  await tx.execute(sql`
    insert into payment_intents select copy.* from (
      select c.order_id, c.placed_at, i as intent, (select max(id) from payment_intents) + row_number() over (order by c.order_id, i.id) as id
      from chunk c join payment_intents i on i.order_id = c.source_id) c,
    lateral jsonb_populate_record(c.intent, jsonb_build_object('id', c.id, 'order_id', c.order_id, 'created_at', c.placed_at, 'updated_at', c.placed_at)) copy`)
}

/** One invoice each, of orders whose invoice still stands. */
async function copyInvoices(tx: SeedContext['tx'], siteId: number) {
  await tx.execute(sql`
    create temp table invoice_copies on commit drop as
    select dated.*, (select max(id) from invoices) + row_number() over (order by dated.order_id) as id,
      coalesce(k.last, 0) + row_number() over (partition by dated.year order by dated.issued_at, dated.order_id) as number_in_year
    from (
      select c.order_id, i.id as source_id, issued.at as issued_at, extract(year from issued.at at time zone 'Europe/Zagreb')::int as year
      from order_copies c join orders o on o.id = c.source_id join invoices i on i.order_id = o.id and i.kind = 'invoice' and not i.is_reversed,
      lateral (select i.issued_at + (c.placed_at - o.created_at) as at) issued) dated
    left join invoice_counters k on k.site_id = ${siteId} and k.year = dated.year`)
  await tx.execute(sql`
    insert into invoices select copy.* from invoice_copies c join invoices i on i.id = c.source_id,
    lateral jsonb_populate_record(i, jsonb_build_object('id', c.id, 'order_id', c.order_id, 'year', c.year, 'sequence', c.number_in_year,
      'number', c.number_in_year || substring(i.number from '/.*$'), 'issued_at', c.issued_at)) copy`)
  await tx.execute(sql`
    insert into invoice_counters (site_id, year, last) select ${siteId}, year, max(number_in_year) from invoice_copies group by year
    on conflict (site_id, year) do update set last = excluded.last`)
}
