import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres'
import { hostileText, markOf } from './hostile-texts'
import { textColumns, type ColumnUse, type Place } from './text-columns'

/** JSON members without free text. */
const structure =
  /^(?:type|kind|paymentKind|by|payBy|key|id|pos|target|logo|icon|navigation|form|anchor|source|side|tone|categories|videoId|country|iban|model|oib|mbs|companyOIB|contactEmail|email|phone|reference|orderSlug|number|sku|createdAt|startsAt|endsAt|sentAt|at|dueOn|until|event|uid|status|withdrawal|footer\d|main|url)$/

/** URLs get a script URL. */
const address = /^(?:href|link)$/
const program = 'javascript:window.stolen=1'

/** Every displayed column with its places. */
export const shownColumns: readonly { name: string; places: readonly Place[]; maxLength?: number }[] = Object.entries(textColumns).flatMap(
  ([table, columns]) =>
    Object.entries<ColumnUse>(columns).flatMap(([column, use]) =>
      'shown' in use ? [{ name: `${table}.${column}`, places: use.shown, maxLength: use.maxLength }] : [],
    ),
)

/**
 * Writes hostile texts into all displayed columns, bypassing the API: display must be safe by itself. Empty values stay empty. `usual`: length limit for
 * columns without one.
 */
export async function plantHostileTexts(sql: Sql, defaultMaxLength?: number): Promise<void> {
  await sql.begin(async (tx) => {
    // Append-only.
    await tx`alter table consents disable trigger user`
    await tx`alter table stock_movements disable trigger user`
    await tx`alter table audit_log disable trigger user`
    for (const { name } of shownColumns) await plantIn(tx, placeOf(name), plantedText(name, defaultMaxLength))
    await tx`alter table consents enable trigger user`
    await tx`alter table stock_movements enable trigger user`
    await tx`alter table audit_log enable trigger user`
    await tx`update navigation_items set target = ${program} where type in ('route', 'externalLink') and id % 5 = 0`
  })
}

/** The hostile text of a column. */
export function plantedText(name: string, defaultMaxLength?: number) {
  const maxLength = shownColumns.find((column) => column.name === name)?.maxLength
  return hostileText(markOf(name), maxLength ?? defaultMaxLength)
}

/** The database names of a column. */
export function placeOf(name: string) {
  const [table = '', column = ''] = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).split('.')
  return { table, column }
}

/** An SQL fragment. */
export type Fragment = PendingQuery<Row[]>

/** `where`: the rows, all by default. */
export async function plantIn(
  tx: TransactionSql,
  { table, column }: { table: string; column: string },
  text: string,
  where: Fragment = tx`true`,
) {
  const [into, at] = [tx(table), tx(column)]
  const rows = await tx<{ row: string; type: string; value: unknown }[]>`
    select ctid::text as row, pg_typeof(${at})::text as type, ${at} as value from ${into} where ${at} is not null and ${where}`
  // SKUs are unique.
  const suffix = column === 'sku' ? tx`|| ' ' || id` : tx``
  if (rows[0]?.type === 'text') await tx`update ${into} set ${at} = ${text}::text ${suffix} where ${at} is not null and ${where}`
  else
    for (const { row, value } of rows)
      await tx`update ${into} set ${at} = ${JSON.stringify(replaceInJson(value, text))}::text::jsonb where ctid = ${row}::tid`
}

function replaceInJson(value: unknown, text: string, name = ''): unknown {
  if (typeof value === 'string') {
    if (address.test(name)) return program
    return value === '' || structure.test(name) ? value : text
  }
  if (Array.isArray(value)) return value.map((one) => replaceInJson(one, text, name))
  if (typeof value !== 'object' || value === null) return value
  const inside: Record<string, unknown> = Object.fromEntries(
    // Beside a label, `name` is an identifier.
    Object.entries(value).map(([key, one]) => [key, key === 'name' && 'label' in value ? one : replaceInJson(one, text, key)]),
  )
  return inside.type === 'doc' && Array.isArray(inside.content)
    ? { ...inside, content: [...inside.content, ...hostileRichText(text)] }
    : inside
}

/** Hostile rich text nodes that no editor writes. */
function hostileRichText(text: string) {
  const node = { type: 'text', text }
  const evil = {
    href: program,
    src: program,
    onclick: 'window.stolen=1',
    onerror: 'window.stolen=1',
    'data-zlo': '',
    style: 'background:url(https://zlo.example)',
  }
  return [
    {
      type: 'paragraph',
      attrs: evil,
      content: [{ ...node, marks: [{ type: 'link', attrs: evil }, { type: 'script' }, { type: 'onclick', attrs: evil }] }],
    },
    { type: 'heading', attrs: { ...evil, level: 'script' }, content: [node] },
    ...['script', 'iframe', 'image', 'html', 'svg', '__proto__', 'constructor'].map((type) => ({ type, attrs: evil, content: [node] })),
  ]
}
