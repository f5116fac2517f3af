import type { Sql } from 'postgres'
import { plantHostileTexts } from '@/tests/fuzz/plant'
import { openOwnShop, type OwnShop } from './own-shop'

/** Text length in columns without a limit of their own. Lists show each text a hundred times, so it stays short. */
export const maxTextLength = 400

export type HostileShop = OwnShop

/** The demo shop with hostile text in every column that a page shows. */
export function openHostileShop(): Promise<HostileShop> {
  return openOwnShop('hostile', async (sql) => {
    await fillEmptyColumns(sql)
    await plantHostileTexts(sql, maxTextLength)
  })
}

/** Fills columns that the demo data leaves empty, so that the hostile text has a value to replace. */
async function fillEmptyColumns(sql: Sql) {
  await sql`update product_texts set seo_title = 'x', seo_description = 'x' where slug = 'jabuke-za-nepoznate'`
  // Every other product and category has an alternative text of its own; the others show the library's.
  await sql`update product_media set alts = '{"hrv":"x"}' where product_id % 2 = 0`
  await sql`update category_texts set image_alt = 'x' where category_id % 2 = 0`
  await sql`update post_texts set media_alt = 'x'`
  await sql`update event_texts set media_alt = 'x'`
  await sql`update orders set gift = '{"message":"x","from":"x","to":"x"}', coupon_code = 'x', message = 'x'`
  await sql`update order_lines set options = '{"chosen":{},"labels":[{"label":"x","value":"x"}]}'`
  await sql`update order_events set detail = '{"reason":"x"}'`
  await sql`update payment_intents set state = 'suspect', detail = '{"mismatch":{"transaction":"x","theirs":{"cents":1,"currency":"x"}}}' where order_id = 1`
  await sql`
    with parcel as (insert into shipments (order_id, actor, carrier, tracking) values (6, 'shop', 'x', 'x') returning id)
    insert into shipment_lines (shipment_id, order_line_id, quantity) select p.id, l.id, 1 from parcel p, order_lines l where l.order_id = 6`
  await sql`
    with back as (
      insert into order_returns (id, order_id, kind, actor, reason, note) values (1, 6, 'complaint', 'shop', 'x', 'x') returning id)
    insert into order_return_lines (return_id, order_line_id, quantity) select b.id, l.id, 1 from back b, order_lines l where l.order_id = 6`
  await sql`
    with paid as (
      insert into payment_refunds (intent_id, key, amount_cents, state) select min(id), 'office.1', 1, 'done' from payment_intents where order_id = 6
      returning id)
    insert into order_refunds (order_id, payment_refund_id, actor, reason, lines, lines_cents, delivery_cents, amount_cents, total_cents, credited)
    select 6, id, 'shop', 'x', '[]', 0, 0, 1, 1, '[]' from paid`
  await sql`
    insert into wishlist_items (user_id, product_id)
    select u.id, t.product_id from users u, product_texts t where u.email = 'ana.maric@posta.example' and t.slug = 'jabuke-za-nepoznate'`
  await sql`
    insert into form_entries (form_id, data, fields, email)
    select id, '{"message":"x"}', fields, 'ana.maric@posta.example' from forms where key = 'kontakt'`
  await sql`insert into form_replies (entry_id, text) select max(id), 'x' from form_entries`
  await sql`update customers set blocked_at = now(), block_reason = 'x' where id = 1`
  await sql`insert into office_views (site_id, list, name, folded, query, position, saved_at) values (1, 'orders', 'x', 'x', '', 1, now())`
  await sql`insert into customer_notes (customer_id, note) values (1, 'x')`
  const texts = { note: 'x', identity_proof_note: 'x', extension_reason: 'x', answer: 'x', identity_proof: 'staff', source: 'staff' }
  const days = { received_on: '2026-11-20', due_on: '2027-02-20' }
  const request = { id: 1, site_id: 1, kind: 'access', state: 'extended', email: 'zahtjev@primjer.hr', ...texts, ...days }
  await sql`insert into privacy_requests ${sql(request)}`
  await sql`with tag as (insert into customer_tags (site_id, name, folded) values (1, 'x', 'x') returning id)
    insert into customer_tag_assignments (customer_id, tag_id) select 1, id from tag`
  await sql`
    insert into seat_reservations (site_id, event_id, name, email, seats, confirmed_at) values (1, 1, 'x', 'ana.maric@posta.example', 1, now())`
  await sql`insert into failed_requests (site_id, path) values (1, '/x')`
  await sql`
    insert into audit_log (site_id, actor, action, target, detail, before, after)
    values (1, 'shop', 'term.update', 'term:1', '{"note":"x"}', '{"title":"x"}', '{"title":"x"}')`
  await sql`
    insert into withdrawals (order_id, state, name, email, lines, note, answer, decided_at, requested_at)
    select order_id, 'refused', name, email, lines, note, 'x', now(), requested_at from withdrawals`
}
