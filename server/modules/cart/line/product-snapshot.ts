import { sql, type SQL } from 'drizzle-orm'
import type { ProductFormat } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { prepareStatement } from '@/server/db/prepared'
import { canRenew, offeredPlans } from '@/server/modules/product/price/subscription-plans-sql'
import { ownAvailableQuantity } from '@/server/modules/product/stock/stock-sql'
import type { Measure } from '@/server/modules/product/price/unit-price'
import { cartJsonSql, cartFromJson, type CartJson } from '@/server/modules/cart/record/open-cart'

/** Options in the one form in which they are stored and compared (docs/rules/cart.md#line-identity). */
export type CanonicalOptions = {
  personalizations?: Record<string, string>
  bundleOptions?: { id: number; options: { variantId?: number; personalizations?: Record<string, string> } }[]
  customPriceOption?: number
}

/** A custom option of a product: a text or a number that the buyer enters. */
export type CustomOptionSnapshot = {
  key: string
  type: 'text' | 'number'
  label: string
  required: boolean
  maxLength: number | null
  min: number | null
  max: number | null
  cents: number
}

export type OptionLabel = { label: string; value: string }

/** `available` is null where stock is not tracked. */
type VariantSnapshot = {
  id: number
  format: ProductFormat
  archived: boolean
  labels: OptionLabel[] | null
  /** Null: that of the product it is a variant of. */
  weightGrams: number | null
  available: number | null
  cents: number | null
}

export type BundlePartSnapshot = {
  productId: number
  quantity: number
  format: ProductFormat
  name: string
  archived: boolean
  weightGrams: number | null
  available: number | null
  /** The price per unit without a member card; a bundle without its own price costs the sum of them. */
  cents: number | null
  customOptions: CustomOptionSnapshot[] | null
  variants: VariantSnapshot[] | null
}

/** Everything about a product that decides whether and for how much it goes into a cart, as it is in the moment of the request; no cart stores it. */
export type ProductSnapshot = {
  /** The product's id, also in a `LineItem`. */
  id: number
  format: ProductFormat
  sku: string
  name: string
  slug: string
  vatRate: number
  /** A gift voucher, one in a parent's variants, or a bundle with one (docs/rules/prices.md#coupon-vouchers). */
  isVoucher: boolean
  weightGrams: number | null
  /** Not archived, nor its parent. */
  isSellable: boolean
  /** Null: no price of its own; only a bundle is sold then (docs/rules/prices.md#bundle-price). */
  finalCents: number | null
  memberCents: number | null
  /** docs/rules/prices.md#lowest-price */
  lowestCents: number | null
  measure: Measure
  available: number | null
  customOptions: CustomOptionSnapshot[] | null
  plans: { id: number; label: string; cents: number }[] | null
  parts: BundlePartSnapshot[] | null
  /** A variant's values on its parent's axes; a line shows those that its name lacks (./variant-labels.ts). */
  variantLabels: OptionLabel[] | null
  /** The name of the product whose variant this is. */
  parentName: string | null
  mediaId: number | null
}

export type LineItem = ProductSnapshot & {
  /** The id of the row in `cart_items`. */
  itemId: number
  quantity: number
  options: CanonicalOptions
  optionsKey: string
  /** The acknowledged price per unit. */
  seenCents: number | null
  /** The price per unit that an employee gives instead of the shop's (docs/rules/orders.md#phone-prices). */
  staffCents: number | null
}

type Context = Pick<Ctx, 'language' | 'site' | 'now'>

/** The parameters of the prepared statements below. */
const siteId = sql.placeholder('siteId')
const language = sql.placeholder('language')
const languageId = sql.placeholder('languageId')
const at = sql`${sql.placeholder('at')}::timestamptz`

function parameters({ site, language: { id, code }, now }: Context) {
  return { siteId: site.id, language: code, languageId: id, at: now().toISOString() }
}

/** What one statement reads of every product. Bundles and variants have more, which would cost the statement for all others as much as the rest. */
type Row = Omit<ProductSnapshot, 'parts' | 'variantLabels'> & { isVariant: boolean }

const selectProduct = prepareForPlans<Row>(
  (plans) =>
    sql`select ${columns(plans)} from products p ${joins()} where p.id = ${sql.placeholder('productId')} and p.site_id = ${siteId}`,
)

/** One product of this site, or undefined. */
export async function loadProductSnapshot(ctx: Context, tx: Tx, productId: number): Promise<ProductSnapshot | undefined> {
  const [product] = await withDetails(ctx, tx, await selectProduct(tx, { ...parameters(ctx), productId }))
  return product
}

type LineRow = Row & Omit<LineItem, keyof ProductSnapshot>

const selectLines = prepareForPlans<LineRow>(
  (plans) => sql`
    select ci.id as "itemId", ci.quantity, ci.options, ci.options_key as "optionsKey", ci.seen_cents as "seenCents", ci.staff_cents as "staffCents", ${columns(plans)}
    from cart_items ci join products p on p.id = ci.product_id ${joins()}
    where ci.cart_id = ${sql.placeholder('cartId')}
    order by ci.id`,
)

/** The line items of a cart with their products, in the order they were added. */
export async function loadLineItems(ctx: Context, tx: Tx, cartId: string): Promise<LineItem[]> {
  return withDetails(ctx, tx, await selectLines(tx, { ...parameters(ctx), cartId }))
}

const selectLinesWithProduct = prepareForPlans<LineRow & { cart: CartJson | null }>(
  (plans) => sql`
    select ci.id as "itemId", ci.quantity, ci.options, ci.options_key as "optionsKey", ci.seen_cents as "seenCents", ci.staff_cents as "staffCents", ${columns(plans)},
      case when ci.id = 0 then (select ${cartJsonSql()} from carts where id = ${sql.placeholder('cartId')} and site_id = ${siteId}) end as cart
    from (
      select id, product_id, quantity, options, options_key, seen_cents, staff_cents from cart_items where cart_id = ${sql.placeholder('cartId')}
      union all
      select 0, ${sql.placeholder('productId')}::int, 0, '{}', '', null, null
    ) ci
    join products p on p.id = ci.product_id ${joins()}
    where p.site_id = ${siteId}
    order by ci.id`,
)

/**
 * The line items, the product that is being added (undefined when this site has none) and the cart (null when it has no row). Without the product the cart
 * is not read. The product's row has the id 0, which no line item has.
 */
export async function loadLineItemsWithProduct(ctx: Context, tx: Tx, { cartId, productId }: { cartId: string; productId: number }) {
  const rows = await withDetails(ctx, tx, await selectLinesWithProduct(tx, { ...parameters(ctx), cartId, productId }))
  const product = rows.find(({ itemId }) => itemId === 0)
  return { product, lines: rows.filter(({ itemId }) => itemId !== 0), cart: product?.cart ? cartFromJson(product.cart) : null }
}

/**
 * A statement for installations that renew subscriptions and one for the others, whose products have no plans. With a parameter instead, Postgres took plans for
 * its values to be cheaper, as long as a new shop has no statistics, and planned for 5 ms at every call until its connections ended.
 */
function prepareForPlans<R extends Record<string, unknown>>(build: (plans: SQL) => SQL) {
  const withPlans = prepareStatement<R>(() => build(plans()))
  const withoutPlans = prepareStatement<R>(() => build(sql`null`))
  return (tx: Tx, values: Record<string, unknown>) => (canRenew() ? withPlans(tx, values) : withoutPlans(tx, values))
}

const selectBundles = prepareStatement<{ id: number; hasVoucher: boolean; parts: BundlePartSnapshot[] | null }>(
  () =>
    sql`select p.id, ${hasVoucher()} as "hasVoucher", (${parts()}) as parts from products p where p.id = any(${sql.placeholder('ids')}::int[])`,
)

const selectVariantLabels = prepareStatement<{ id: number; labels: OptionLabel[] | null }>(
  () => sql`select p.id, (${variantLabels(sql`p.id`)}) as labels from products p where p.id = any(${sql.placeholder('ids')}::int[])`,
)

/** Adds the parts of bundles and the labels of variants. */
async function withDetails<R extends Row>(ctx: Context, tx: Tx, rows: R[]) {
  const bundleIds = rows.flatMap(({ id, format }) => (format === 'Bundle' ? id : []))
  const variantIds = rows.flatMap(({ id, isVariant }) => (isVariant ? id : []))
  const [bundles, labels] = await Promise.all([
    bundleIds.length > 0 ? selectBundles(tx, { ...parameters(ctx), ids: bundleIds }) : [],
    variantIds.length > 0 ? selectVariantLabels(tx, { languageId: ctx.language.id, ids: variantIds }) : [],
  ])
  return rows.map(({ isVariant, ...row }) => {
    const bundle = bundles.find(({ id }) => id === row.id)
    return {
      ...row,
      isVoucher: row.isVoucher || (bundle?.hasVoucher ?? false),
      parts: bundle?.parts ?? null,
      variantLabels: isVariant ? (labels.find(({ id }) => id === row.id)?.labels ?? null) : null,
    }
  })
}

function columns(plans: SQL): SQL {
  return sql`
    p.id, p.format, p.is_variant as "isVariant", p.sku, p.vat_rate as "vatRate", (p.is_voucher or coalesce(parent.is_voucher, false)) as "isVoucher", p.weight_grams as "weightGrams",
    coalesce(t.name, p.sku) as name,
    coalesce(parent.slug, t.slug, '') as slug,
    not p.archived and coalesce(not parent.archived, not p.is_variant) as "isSellable",
    price.final_cents as "finalCents", price.member_cents as "memberCents",
    case when price.sale_cents is not null and izlog_is_reduction(p.id, price.sale_cents, price.sale_from) then izlog_lowest_price(p.id, price.sale_from) end as "lowestCents",
    json_build_object('amount', p.measure_amount, 'unit', p.measure_unit) as measure,
    ${ownAvailableQuantity({ id: sql`p.id`, format: sql`p.format` })} as available,
    ${customOptions(sql`coalesce(parent.id, p.id)`)} as "customOptions",
    ${plans} as plans,
    parent.name as "parentName",
    coalesce(${firstMedia(sql`p.id`)}, ${firstMedia(sql`parent.id`)}) as "mediaId"`
}

function joins(): SQL {
  return sql`
    left join product_texts t on t.product_id = p.id and t.language_id = ${languageId}
    left join lateral (
      select up.id, up.archived, up.is_voucher, upt.slug, upt.name
      from product_variants v join products up on up.id = v.parent_id
      left join product_texts upt on upt.product_id = up.id and upt.language_id = ${languageId}
      where p.is_variant and v.child_id = p.id
      order by up.archived, up.id limit 1
    ) parent on true
    cross join izlog_own_price(p.id, ${at}) price`
}

function plans(): SQL {
  return sql`(
    select jsonb_agg(jsonb_build_object('id', plan.id, 'label', coalesce(plan.labels ->> ${language}, ''), 'cents', plan.cents) order by plan.position, plan.id)
    from ${offeredPlans({ siteId: sql`p.site_id`, productId: sql`coalesce(parent.id, p.id)`, renews: sql`true` })})`
}

/** Whether the bundle has a gift voucher in it (docs/rules/prices.md#coupon-vouchers). */
function hasVoucher(): SQL {
  return sql`exists (
    select from bundle_parts b
    left join product_variants v on v.parent_id = b.product_id
    join products part on part.id in (b.product_id, v.child_id)
    where b.bundle_id = p.id and part.is_voucher)`
}

function finalCents(productId: SQL): SQL {
  return sql`(select own.final_cents from izlog_own_price(${productId}, ${at}) own)`
}

/** A variant's options are those of the product on whose page it is sold. */
function customOptions(productId: SQL): SQL {
  return sql`(
    select jsonb_agg(
      jsonb_build_object('key', key, 'type', option_type, 'label', coalesce(labels ->> ${language}, key), 'required', required,
        'maxLength', max_length, 'min', min, 'max', max, 'cents', price_cents)
      order by position, id)
    from custom_options where product_id = ${productId})`
}

function parts(): SQL {
  return sql`
    select jsonb_agg(
      jsonb_build_object('productId', part.id, 'quantity', b.quantity, 'format', part.format, 'name', coalesce(pt.name, part.sku),
        'archived', part.archived, 'weightGrams', part.weight_grams, 'available', ${ownAvailableQuantity({ id: sql`part.id`, format: sql`part.format` })}, 'cents', ${finalCents(sql`part.id`)},
        'customOptions', ${customOptions(sql`part.id`)},
        'variants', case when part.format = 'Configurable' then (
          select jsonb_agg(
            jsonb_build_object('id', c.id, 'format', c.format, 'archived', c.archived, 'weightGrams', c.weight_grams, 'available', ${ownAvailableQuantity({ id: sql`c.id`, format: sql`c.format` })},
              'cents', ${finalCents(sql`c.id`)},
              'labels', (${variantLabels(sql`c.id`)}))
            order by v.position, c.id)
          from product_variants v join products c on c.id = v.child_id
          where v.parent_id = part.id) end)
      order by b.position, b.id)
    from bundle_parts b
    join products part on part.id = b.product_id
    left join product_texts pt on pt.product_id = part.id and pt.language_id = ${languageId}
    where b.bundle_id = p.id`
}

function variantLabels(childId: SQL): SQL {
  return sql`
    select jsonb_agg(jsonb_build_object('label', names.label, 'value', choices.label) order by x.position, x.attribute_id)
    from product_variants of_parent
    join configurable_axes x on x.product_id = of_parent.parent_id
    join product_attributes own on own.product_id = of_parent.child_id and own.attribute_id = x.attribute_id
    join attribute_texts names on names.attribute_id = x.attribute_id and names.language_id = ${languageId}
    join attribute_value_texts choices on choices.value_id = own.value_id and choices.language_id = ${languageId}
    where of_parent.child_id = ${childId}`
}

function firstMedia(productId: SQL): SQL {
  return sql`(select pm.media_id from product_media pm join media on media.id = pm.media_id and media.mime like 'image/%' where pm.product_id = ${productId} order by pm.position, pm.media_id limit 1)`
}
