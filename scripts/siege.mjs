import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findNames, showUsage } from './lib/arguments.mjs'
import { ensureBuilt } from './lib/build/build.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { Failure } from './lib/failure.mjs'
import { print, printTitle, step } from './lib/output.mjs'
import { root } from './lib/paths.mjs'
import { startPostgres } from './lib/postgres/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { run } from './lib/process/child.mjs'
import { onShutdown, runCommand } from './lib/process/shutdown.mjs'
import { isolatedSettings, temporaryFolder } from './lib/testing/isolated-shop.mjs'

// What one hostile client can do to the production build, and what an ordinary visitor sees meanwhile (docs/rules/platform.md#siege). It attacks only the
// server that it starts itself on this machine. All attacks: npm run siege; functional checks only, in less than a minute: npm run siege -- --small
const command = 'npm run siege'
/** What a visitor waits at most, ms: for a cached page (p99) and for a cart. */
const budgets = { page: 100, cart: 500 }

runCommand(async () => {
  if (showUsage([`${command} -- --small --seconds 20 --addresses 300000 --only DIO_IMENA --media MAPA`])) return 0
  const { values } = parseArgs({
    options: {
      small: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      addresses: { type: 'string' },
      only: { type: 'string', default: '' },
      // Pictures of another run, which need not be drawn again.
      media: { type: 'string' },
    },
  })
  const seconds = Math.max(1, Number(values.seconds ?? (values.small ? 1.5 : 20)) || 1)
  const addresses = Math.max(1, Number(values.addresses ?? (values.small ? 1000 : 300_000)) || 1)
  await ensureInstalled(command)
  const [{ default: postgres }, { openShop }, { prepareOrder }, { stockBooks }, { watchVisitor }, { attacks }, { verdicts }, memory] =
    await Promise.all([
      import('postgres'),
      import('./chaos/shop.mjs'),
      import('./chaos/buyer.mjs'),
      import('./chaos/scenarios.mjs'),
      import('./chaos/visitor.mjs'),
      import('./siege/attacks.mjs'),
      import('./siege/verdicts.mjs'),
      import('./siege/memory.mjs'),
    ])
  const chosen = findNames(values.only, Object.keys(attacks))
  const { env, dataDir } = await isolatedSettings(temporaryFolder('siege'), { logLevel: 'error' })
  if (values.media && existsSync(values.media)) cpSync(values.media, path.join(dataDir, 'media'), { recursive: true })
  await ensureBuilt({ env, command })
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir, ephemeral: true }))
  onShutdown(database.stop)
  // Each attacker has an address of its own, as behind a proxy.
  const own = { ...env, DATABASE_URL: database.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  await prepareDatabase({ env: own, quiet: true })
  const shop = await step('Pokrećem poslužitelj', () => openShop(own))
  onShutdown(shop.end)
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  onShutdown(() => sql.end({ timeout: 1 }))

  const stock = 200
  const [productId = 0] = await stockBooks({ sql }, { count: 1, onHand: stock })
  const { cartId, protectCode } = await prepareOrder(shop.base, { name: 'posjetitelj', lines: [{ productId, qty: 1 }] })
  const visiting = { ref: { cartId, protectCode }, headers: { 'x-forwarded-for': '198.51.100.200' } }
  const warmUp = watchVisitor(shop.base, visiting)
  await new Promise((resolve) => setTimeout(resolve, values.small ? 1000 : 5000))
  await warmUp.stop()
  const siege = { base: shop.base, sql, productId, stock }

  printTitle(`Opsada, svaki napad ${seconds} s`)
  print(row('napad', 'odgovori', 'stranica p99', 'košarica', 'memorija'))
  let failed = 0
  for (const name of chosen) {
    const isLong = name === 'inventedAddresses' && !values.small
    const lasts = isLong ? 600 : seconds
    const target = {
      base: shop.base,
      until: Date.now() + lasts * 1000,
      productId,
      sockets: values.small ? 400 : 4096,
      requests: isLong ? addresses : Number.MAX_SAFE_INTEGER,
    }
    const before = isLong ? await memory.memoryAtRest(shop.pid()) : 0
    const visitor = watchVisitor(shop.base, visiting)
    const tally = await runAttack(name, target)
    const seen = await visitor.stop()
    const held = isLong ? await memory.memoryAtRest(shop.pid()) : memory.memoryOf(shop.pid())
    const problems = [
      await verdicts[name]?.(siege, tally),
      ...visitorProblems(seen, { isTimed: !values.small }),
      isLong ? memory.memoryProblem(held, before) : null,
    ].filter(Boolean)
    if (problems.length > 0) failed++
    const answers = Object.entries(tally).map(([status, count]) => `${count} × ${status}`)
    print(
      `${problems.length === 0 ? '✓' : '✗'} ${row(name, answers.join(', '), `${seen.pages.p99} ms`, `${seen.carts.slowest} ms`, `${isLong ? `${before} → ` : ''}${held} MB`)}`,
    )
    for (const problem of problems) print(`    ${problem}`)
  }
  // Short attacks end before memory has been given back: like times, it is measured only without `--small`.
  const held = values.small ? memory.memoryOf(shop.pid()) : await memory.memoryAtRest(shop.pid())
  const heavy = values.small ? null : memory.memoryProblem(held)
  if (heavy) failed++
  print(`${heavy ? '✗' : '✓'} memorija nakon svih napada: ${held} MB`)
  print(`${chosen.length + 1 - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/** @param {...string} cells */
function row(...cells) {
  const [name = '', answers = '', ...times] = cells
  return [name.padEnd(18), answers.padEnd(44), ...times.map((time) => time.padStart(12))].join(' ')
}

/** @param {string} attack @param {object} target @returns {Promise<Record<string, number>>} what it says of the answers */
async function runAttack(attack, target) {
  const { code, tail, messages } = await run(
    process.execPath,
    [path.join(root, 'scripts/siege/attack.mjs'), attack, JSON.stringify(target)],
    { ipc: true },
  )
  if (code !== 0) throw new Failure(`Napad ${attack} nije završio.`, { tail })
  return /** @type {Record<string, number>} */ (messages[0] ?? {})
}

/**
 * @param {{ pages: import('./chaos/visitor.mjs').Seen, carts: import('./chaos/visitor.mjs').Seen }} seen
 * @param {{ isTimed: boolean }} options times count only where nothing else runs
 */
function visitorProblems({ pages, carts }, { isTimed }) {
  const problems = []
  for (const [name, { others, count }] of Object.entries({ pages, carts }))
    if (others.length > 0)
      problems.push(`${others.length} of ${count} ${name} failed: ${others[0]?.status} ${others[0]?.body.slice(0, 120)}`)
  if (isTimed && pages.p99 > budgets.page) problems.push(`pages: p99 ${pages.p99} ms, budget ${budgets.page} ms`)
  if (isTimed && carts.slowest > budgets.cart) problems.push(`carts: slowest ${carts.slowest} ms, budget ${budgets.cart} ms`)
  return problems
}
