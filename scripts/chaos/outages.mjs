import { renameSync } from 'node:fs'
import path from 'node:path'
import { order, prepareOrder } from './buyer.mjs'
import { stockBooks } from './scenarios.mjs'

/** Long enough for the longest pause between two attempts (docs/rules/platform.md#embedded-database). */
const backWithinMs = 10_000

/**
 * The database dies and a file that it needs is gone for a while, as on a disk that fails. Afterwards the shop sells again by itself.
 * @param {import('./scenarios.mjs').World} world
 * @returns {Promise<import('./scenarios.mjs').ScenarioResult>}
 */
export async function databaseWithoutFile(world) {
  const { shop, database, databaseLog, rounds } = world
  const [productId = 0] = await stockBooks(world, { count: 1, onHand: 1000 })
  const ready = await prepareOrder(shop.base, { name: 'ispad', lines: [{ productId, qty: 1 }] })
  const failures = rounds > 3 ? 7 : 2
  const file = path.join(database.cluster, 'global/pg_control')
  const countFailures = () => databaseLog.filter((line) => line.includes('Novi pokušaj')).length
  renameSync(file, `${file}.away`)
  try {
    process.kill(Number(database.pid()), 'SIGKILL')
    await until(() => countFailures() >= failures, 60_000)
  } finally {
    renameSync(`${file}.away`, file)
  }
  const endedAt = Date.now()
  const isBack = await until(() => isReady(shop.base), backWithinMs)
  const seconds = ((Date.now() - endedAt) / 1000).toFixed(1)
  const slug = isBack ? await order(shop.base, ready).catch(() => null) : null
  return {
    name: 'a file of the database is gone for a while',
    ok: slug !== null,
    summary: `${countFailures()} failed attempts; ${isBack ? `back after ${seconds} s` : 'not back'}, ${slug === null ? 'no order' : 'one order'}`,
  }
}

/** @param {string} base */
async function isReady(base) {
  try {
    return (await fetch(`${base}/api/health/ready`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

/** @param {() => boolean | Promise<boolean>} condition @param {number} limitMs */
async function until(condition, limitMs) {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline;) {
    if (await condition()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
