import { sql } from 'drizzle-orm'
import { routePath } from '@/lib/routing/links'
import { reservedFacets } from '@/lib/routing/reserved-facets'
import { tellDrops } from '@/server/core/cache/tell-drops'
import { removeRedirects } from '@/server/modules/cms/redirect/move-address'
import { splitList } from '@/server/modules/product/import-export/cells/lists'
import { slugOf } from '@/server/modules/product/import-export/cells/texts'
import { mainLanguage, type TransferContext } from '@/server/modules/product/import-export/context'
import type {
  AttributeFact,
  AttributeName,
  CategoryName,
  ManufacturerFact,
  ProductRecord,
} from '@/server/modules/product/import-export/record'
import { hasChoices, type Attribute, type Terms } from './terms'

/** What an import makes because nobody had it. It is told to the merchant, for a typing error looks the same. */
export type MadeTerms = { categories: string[]; attributes: string[]; choices: string[]; manufacturers: string[] }

/** With `write` false ids are made up, so that a trial run goes the same way. */
export type Making = { ctx: TransferContext; terms: Terms; made: MadeTerms; write: boolean }

/** Makes the categories, attributes, choices and manufacturers that these records name and the shop does not have. */
export async function makeTerms(making: Making, records: readonly ProductRecord[]) {
  for (const { said } of records) {
    for (const name of said.categories ?? []) await makeCategory(making, name)
    for (const axis of said.axes ?? []) await makeAttribute(making, axis, true)
    for (const fact of said.attributes ?? []) await makeChoices(making, fact)
    if (said.manufacturer) await makeManufacturer(making, said.manufacturer)
  }
}

/** The values of a fact: a cell of ours is one value, unless the attribute takes several. */
export function valuesOf({ given }: AttributeFact, attribute: Pick<Attribute, 'input'>): string[] {
  if ('values' in given) return hasChoices(attribute) || given.values.length === 0 ? given.values : [given.values.join(', ')]
  if (attribute.input === 'multipleSelect') return splitList(given.cell, '|')
  return given.cell === '' ? [] : [given.cell]
}

async function makeCategory(making: Making, name: CategoryName) {
  const { terms, made } = making
  if ('slug' in name || terms.category(name)) return
  let parentId: number | null = null
  for (const depth of name.path.keys()) {
    const path = name.path.slice(0, depth + 1)
    const known = terms.category({ path })
    parentId = known?.id ?? (await addCategory(making, path, parentId))
    if (!known) made.categories.push(path.join(' > '))
  }
}

async function addCategory({ ctx, terms, write }: Making, path: string[], parentId: number | null): Promise<number> {
  const name = path.at(-1) ?? ''
  const slug = freeSlug(slugOf(name) || 'kategorija', slugOf(path.join(' ')), terms)
  const row = write
    ? await onlyRow(
        ctx,
        sql`
        with made as (
          insert into categories (site_id, parent_id, position)
          select ${ctx.site.id}, ${parentId}::int, coalesce(max(position) + 1, 0) from categories
          where site_id = ${ctx.site.id} and parent_id is not distinct from ${parentId}::int
          returning id
        )
        insert into category_texts (category_id, language_id, site_id, name, slug)
        select id, ${mainLanguage(ctx).id}, ${ctx.site.id}, ${name}, ${slug} from made returning category_id as id`,
      )
    : nextMadeUpId()
  if (write && (await removeRedirects(ctx, ctx.db, [routePath('/shop/[slug]', slug)]))) await tellDrops(ctx.db, ['redirects'])
  terms.addCategory({ id: row, parentId, name, slug })
  return row
}

/** The name's own, or with its ancestors, or numbered. */
function freeSlug(short: string, long: string, terms: Terms): string {
  if (!terms.hasCategorySlug(short)) return short
  for (let n = 1; ; n++) {
    const slug = n === 1 ? long : `${long}-${n}`
    if (!terms.hasCategorySlug(slug)) return slug
  }
}

async function makeAttribute(making: Making, wanted: AttributeName, isAxis: boolean): Promise<Attribute> {
  const { ctx, terms, made, write } = making
  const known = terms.attribute(wanted)
  if (known) return known
  const word = slugOf(wanted.name) || 'atribut'
  const code = reservedFacets.has(word) ? `${word}-atribut` : word
  const input = isAxis && !hasChoices(wanted) ? ('dropdown' as const) : wanted.input
  const filterable = input !== 'text'
  const id = write
    ? await onlyRow(
        ctx,
        sql`
        with made as (
          insert into attributes (site_id, code, input, filterable, unit, position)
          select ${ctx.site.id}, ${code}, ${input}::attribute_input, ${filterable}, ${wanted.unit}, coalesce(max(position) + 1, 0)
          from attributes where site_id = ${ctx.site.id}
          returning id
        )
        insert into attribute_texts (attribute_id, language_id, label)
        select id, ${mainLanguage(ctx).id}, ${wanted.label} from made returning attribute_id as id`,
      )
    : nextMadeUpId()
  const attribute = { id, code, label: wanted.label, input, unit: wanted.unit, choices: [] }
  terms.addAttribute(attribute)
  made.attributes.push(wanted.label)
  return attribute
}

async function makeChoices(making: Making, fact: AttributeFact) {
  const { ctx, terms, made, write } = making
  const isEmpty = 'cell' in fact.given ? fact.given.cell === '' : fact.given.values.length === 0
  if (isEmpty && !fact.isDeclared) return
  const attribute = await makeAttribute(making, fact, false)
  if (isEmpty || !hasChoices(attribute)) return
  for (const label of valuesOf(fact, attribute)) {
    if (label.trim() === '' || terms.choice(attribute, label)) continue
    const key = freeKey(slugOf(label) || 'vrijednost', attribute)
    const id = write
      ? await onlyRow(
          ctx,
          sql`
          with made as (
            insert into attribute_values (attribute_id, key, position)
            select ${attribute.id}::int, ${key}, coalesce(max(position) + 1, 0) from attribute_values where attribute_id = ${attribute.id}
            returning id
          )
          insert into attribute_value_texts (value_id, language_id, label)
          select id, ${mainLanguage(ctx).id}, ${label} from made returning value_id as id`,
        )
      : nextMadeUpId()
    terms.addChoice(attribute, { id, key, label })
    made.choices.push(`${attribute.label}: ${label}`)
  }
}

function freeKey(key: string, { choices }: Attribute): string {
  const taken = new Set(choices.map((choice) => choice.key))
  for (let n = 1; ; n++) {
    const free = n === 1 ? key : `${key}-${n}`
    if (!taken.has(free)) return free
  }
}

async function makeManufacturer({ ctx, terms, made, write }: Making, wanted: ManufacturerFact) {
  if (terms.manufacturer(wanted)) return
  const { name, address = '', email = '' } = wanted
  const id = write
    ? await onlyRow(
        ctx,
        sql`insert into manufacturers (site_id, name, address, email) values (${ctx.site.id}, ${name}, ${address}, ${email}) returning id`,
      )
    : nextMadeUpId()
  terms.addManufacturer({ id, name, address, email })
  made.manufacturers.push(name)
}

async function onlyRow({ db }: TransferContext, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.execute<{ id: number }>(statement)
  if (!row) throw new Error('The term was not written.')
  return row.id
}

let lastMadeUp = 0

/** Below zero, where the database has none. */
export function nextMadeUpId(): number {
  return --lastMadeUp
}
