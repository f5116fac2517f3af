import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findNames, showUsage } from './lib/arguments.mjs'
import { ensureBuilt } from './lib/build/build.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { startLoopbackPayPal } from './lib/testing/loopback.mjs'
import { temporaryFolder, isolatedSettings } from './lib/testing/isolated-shop.mjs'
import { startPostgres } from './lib/postgres/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { print, step, printTitle } from './lib/output.mjs'
import { onShutdown, runCommand } from './lib/process/shutdown.mjs'

// Failure tests against the production build on a durable database of its own (docs/rules/platform.md#chaos-invariants). A small run takes a minute; a
// thorough one: npm run chaos -- --seed 42 --buyers 200 --rounds 500 --kills 200 --outage 60
const command = 'npm run chaos'
const defaults = { buyers: '20', rounds: '3', kills: '4', outage: '3' }

runCommand(async () => {
  if (showUsage([`${command} -- --seed 42 --buyers 20 --rounds 3 --kills 4 --outage 3 --untimed --only DIO_IMENA --media MAPA`])) return 0
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      buyers: { type: 'string', default: defaults.buyers },
      rounds: { type: 'string', default: defaults.rounds },
      kills: { type: 'string', default: defaults.kills },
      // Seconds for which a fault of the database, a disk or the machine lasts.
      outage: { type: 'string', default: defaults.outage },
      // Judges no times, for a machine that does something else beside it.
      untimed: { type: 'boolean', default: false },
      // A part of the names of scenarios, as in code: --only clock
      only: { type: 'string', default: '' },
      // Pictures of another run, which need not be drawn again.
      media: { type: 'string' },
    },
  })
  await ensureInstalled(command)
  const [
    { default: postgres },
    { openShop },
    { seeded },
    scenarios,
    payments,
    carts,
    outages,
    disks,
    machine,
    stock,
    bulk,
    office,
    { checkInvariants },
  ] = await Promise.all([
    import('postgres'),
    import('./chaos/shop.mjs'),
    import('./chaos/random.mjs'),
    import('./chaos/scenarios.mjs'),
    import('./chaos/payments.mjs'),
    import('./chaos/carts.mjs'),
    import('./chaos/outages.mjs'),
    import('./chaos/disks.mjs'),
    import('./chaos/machine.mjs'),
    import('./chaos/stock.mjs'),
    import('./chaos/bulk.mjs'),
    import('./chaos/office.mjs'),
    import('./chaos/invariants.mjs'),
  ])
  // The kills come first: interrupted mails are retried after half a minute, while the rest runs.
  const all = [
    scenarios.killedServer,
    bulk.killedBulkRun,
    bulk.killedPriceRun,
    scenarios.lastCopies,
    scenarios.sameOrder,
    scenarios.oppositeLines,
    carts.couponRace,
    carts.editsRacingOrders,
    stock.adjustmentsBesideOrders,
    office.clerksShipping,
    office.refundsTogether,
    office.editorsOfOneForm,
    payments.paymentsRepeated,
    payments.paymentsWrongAmount,
    payments.paymentsAnswerLost,
    payments.paymentsHanging,
    payments.paymentsDown,
    outages.databaseWithoutFile,
    outages.databaseHung,
    outages.databaseSlow,
    disks.diskFull,
    disks.mediaReadOnly,
    machine.clockMoved,
    machine.memoryShort,
  ]
  const chosen = findNames(
    values.only,
    all.map(({ name }) => name),
  )
  const { env, dataDir } = await isolatedSettings(temporaryFolder('chaos'))
  const disk = disks.mountDisk(dataDir)
  if (disk) onShutdown(disk.unmount)
  if (values.media && existsSync(values.media)) cpSync(values.media, path.join(dataDir, 'media'), { recursive: true })
  await ensureBuilt({ env, command })
  /** @type {string[]} */
  const databaseLog = []
  const database = await step('Pokrećem bazu', () => startPostgres({ dataDir, log: (line) => databaseLog.push(line) }))
  onShutdown(database.stop)
  const payPal = await startLoopbackPayPal()
  const own = { ...env, ...payPal.env, DATABASE_URL: database.url }
  await prepareDatabase({ env: own, quiet: true })
  const shop = await step('Pokrećem poslužitelj', () => openShop(own))
  onShutdown(shop.end)
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  onShutdown(() => sql.end({ timeout: 1 }))

  // The demo's coupons have past uses; from here on every use is an order.
  await sql`update coupons c set used = (select count(*) from coupon_redemptions r where r.coupon_id = c.id)`
  // The demo shop has mails of past orders.
  const past = await sentMails(sql)
  printTitle(`Nevolje, sjeme ${values.seed}`)
  const [buyers = 1, rounds = 1, kills = 1, outage = 1] = [values.buyers, values.rounds, values.kills, values.outage].map((text) =>
    Math.max(1, Math.trunc(Number(text)) || 1),
  )
  const context = {
    shop,
    sql,
    random: seeded(Number(values.seed)),
    buyers,
    rounds,
    kills,
    payPal: payPal.controlUrl,
    database,
    databaseLog,
    dataDir,
    disk,
    faultMs: outage * 1000,
    isTimed: !values.untimed,
  }
  let passed = 0
  let failed = 0
  /** @param {boolean} ok @param {string} line */
  const record = (ok, line) => {
    if (ok) passed++
    else failed++
    print(`${ok ? '✓' : '✗'} ${line}`)
  }
  for (const scenario of all.filter(({ name }) => chosen.includes(name))) {
    const results = [await scenario(context)].flat()
    const broken = (await checkInvariants(sql)).filter(({ broken: rows }) => rows > 0)
    const after = broken.map(({ name, broken: rows }) => `; violated: ${name} (${rows} rows)`).join('')
    for (const { ok, name, summary } of results) record(ok && broken.length === 0, `${name}: ${summary}${after}`)
  }
  for (const { name, broken } of await checkInvariants(sql)) record(broken === 0, broken === 0 ? name : `${name}: ${broken} rows break it`)
  const unsent = await waitForMails(sql)
  const mailed = (await sentMails(sql)) - past
  const folder = path.join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')).length : 0
  record(files === mailed && unsent === 0, `one file per mail: ${files} files, ${mailed} mails, ${unsent} waiting`)
  print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/** @param {import('postgres').Sql} sql @returns {Promise<number>} */
async function sentMails(sql) {
  const [row] = await sql`select count(*)::int as n from outbox where sent_at is not null`
  return Number(row?.n)
}

/** Number of mails still unsent after two minutes. @param {import('postgres').Sql} sql */
async function waitForMails(sql) {
  for (const deadline = Date.now() + 120_000; ;) {
    const [row] = await sql`select count(*)::int as n from outbox where sent_at is null`
    if (row?.n === 0 || Date.now() > deadline) return Number(row?.n)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
