/** Invariants, each as a query for the rows that violate it. @type {Record<string, string>} */
const invariants = {
  'the movements of a product add up to what is on hand': `
    select s.product_id from stock_items s
    where s.on_hand <> (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = s.product_id)`,
  'stock is never negative, and reserved never above it': `select id from stock_items where on_hand < 0 or reserved < 0 or reserved > on_hand`,
  'reserved stock equals that of unpaid orders': `
    select s.product_id from stock_items s left join (
      select (t->>'productId')::int as product_id, sum((t->>'pieces')::int) as pieces
      from orders o join order_lines l on l.order_id = o.id, jsonb_array_elements(l.taken) t
      where o.stock_state = 'reserved' group by 1) w on w.product_id = s.product_id
    where s.reserved <> coalesce(w.pieces, 0)`,
  'a cart becomes at most one order': `select cart_id from orders group by cart_id having count(*) > 1`,
  'exactly the ordered carts have an order': `
    select c.id from carts c left join orders o on o.cart_id = c.id where (c.status = 'ordered') <> (o.id is not null)`,
  'every order has lines': `select o.id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'an order total is the sum of lines, discounts, delivery and fee, including VAT': `
    select o.id from orders o join (
      select order_id, sum(row_cents) as rows, sum(discount_cents) as discounts, sum(vat_cents) as vat, sum(unit_cents * quantity) as pieces
      from order_lines group by order_id
    ) l on l.order_id = o.id
    where l.rows <> o.items_cents or l.pieces <> o.items_cents or l.discounts <> o.loyalty_cents + o.coupon_cents
      or o.total_cents <> o.items_cents - o.loyalty_cents - o.coupon_cents + o.delivery_cents + o.payment_fee_cents or o.total_cents < 0
      or o.vat_cents <> l.vat + (o.tax->>'delivery')::int + coalesce((o.tax->>'paymentFee')::int, 0)
      or o.total_cents <> (select coalesce(sum((v->>'baseCents')::int + (v->>'vatCents')::int), 0) from jsonb_array_elements(o.vat_by_rate) v)`,
  'an order has its payment intent and its first event': `
    select o.id from orders o
    where not exists (select 1 from payment_intents p where p.order_id = o.id and p.amount_cents = o.total_cents)
      or not exists (select 1 from order_events e where e.order_id = o.id)`,
  'order numbers have no gaps and no duplicates': `
    select site_id from orders group by site_id, left(number, 4) having count(distinct number) <> count(*) or max(split_part(number, '-', 2)::int) <> count(*)`,
  'invoice numbers have no gaps and no duplicates': `
    select site_id from invoices group by site_id, year having count(distinct sequence) <> count(*) or max(sequence) <> count(*)`,
  'a paid order has a valid invoice of its total': `
    select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice' and not i.is_reversed
    where o.total_cents > 0 and o.status in ('paid', 'packed', 'shipped', 'delivered')
      and o.payment->>'kind' <> 'cashOnDelivery' and i.total_cents is distinct from o.total_cents`,
  'an unpaid, cancelled, withdrawn or refunded order has no valid invoice': `
    select o.id from orders o join invoices i on i.order_id = o.id and i.kind = 'invoice' and not i.is_reversed
    where o.status in ('awaiting_payment', 'cancelled', 'withdrawn', 'refunded')`,
  'no payment is refunded beyond its amount': `
    select r.intent_id from payment_refunds r join payment_intents p on p.id = r.intent_id
    group by r.intent_id, p.amount_cents having sum(r.amount_cents) > p.amount_cents`,
  'no line is sent beyond its pieces': `
    select l.id from order_lines l left join (
      select s.order_line_id as line_id, sum(s.quantity) as pieces from shipment_lines s join shipments p on p.id = s.shipment_id where p.state <> 'cancelled' group by 1
    ) s on s.line_id = l.id
    where l.shipped > l.quantity or coalesce(s.pieces, 0) > l.quantity`,
  'no coupon exceeds its limit': `
    select c.id from coupons c where c.used < 0 or (c.usage_limit is not null and c.used > c.usage_limit)`,
  'each coupon use belongs to an order that is not cancelled': `
    select coalesce(r.order_id, o.id) from coupon_redemptions r full join (
      select id from orders where coupon_code is not null and status <> 'cancelled'
        and exists (select from coupons c where c.site_id = orders.site_id and c.code = orders.coupon_code)
    ) o on o.id = r.order_id
    where r.id is null or o.id is null`,
  'a coupon’s counter equals its uses': `
    select c.id from coupons c where c.used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id)`,
  'an order has exactly one confirmation mail': `
    select o.id from orders o
    left join outbox m on m.template = 'orderConfirmation' and m."to" = o.email and m.data::text like '%' || o.number || '%'
    group by o.id having count(m.id) <> 1`,
}

/**
 * @param {import('postgres').Sql} sql
 * @returns {Promise<{ name: string, broken: number }[]>}
 */
export async function checkInvariants(sql) {
  const results = []
  for (const [name, query] of Object.entries(invariants)) results.push({ name, broken: (await sql.unsafe(query)).length })
  return results
}
