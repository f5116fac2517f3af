import { randomBytes, randomUUID } from 'node:crypto'

/** @typedef {import('./buyer.mjs').PreparedOrder} PreparedOrder */

/**
 * Clones carts with the guest's addresses under the template's secret: filling hundreds of carts through the API in each round would take most of the time.
 * @param {import('postgres').Sql} sql
 * @param {PreparedOrder[]} patterns one for each wanted cart
 * @returns {Promise<PreparedOrder[]>}
 */
export async function cloneCarts(sql, patterns) {
  const ready = patterns.map((pattern) => ({ ...pattern, cartId: randomBytes(16).toString('base64url'), key: randomUUID() }))
  await sql.begin(async (tx) => {
    await tx`
      create temporary table copies on commit drop as
      select wanted.id, wanted.pattern, c.guest_id as old_guest, nextval(pg_get_serial_sequence('guests', 'id')) as guest_id
      from jsonb_to_recordset(${tx.json(ready.map(({ cartId }, i) => ({ id: cartId, pattern: patterns[i]?.cartId ?? '' })))}) as wanted(id text, pattern text)
      join carts c on c.id = wanted.pattern`
    await copyRows(tx, 'guests', { id: 'copies.guest_id' }, 'r.id = copies.old_guest')
    await copyRows(tx, 'addresses', { id: null, guest_id: 'copies.guest_id' }, 'r.guest_id = copies.old_guest')
    await copyRows(tx, 'carts', { id: 'copies.id', guest_id: 'copies.guest_id' }, 'r.id = copies.pattern')
    await copyRows(tx, 'cart_items', { id: null, cart_id: 'copies.id' }, 'r.cart_id = copies.pattern')
  })
  return ready
}

/**
 * Copies rows with changed columns; null leaves a column to its default.
 * @param {import('postgres').TransactionSql} tx
 * @param {string} table
 * @param {Record<string, string | null>} changed
 * @param {string} on
 */
async function copyRows(tx, table, changed, on) {
  const columns =
    await tx`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`
  const columnsToCopy = columns.map(({ name }) => String(name)).filter((name) => changed[name] !== null)
  const values = columnsToCopy.map((name) => changed[name] ?? `r."${name}"`)
  await tx.unsafe(
    `insert into ${table} (${columnsToCopy.map((name) => `"${name}"`).join(', ')}) overriding system value select ${values.join(', ')} from copies join ${table} r on ${on}`,
  )
}
