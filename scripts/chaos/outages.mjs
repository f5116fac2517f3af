import { readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { openDatabaseProxy } from './database-proxy.mjs'
import { runFault, until } from './fault.mjs'
import { ask } from './visitor.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/**
 * The database dies and a file that it needs is gone, as on a disk that fails: npm run chaos -- --outage 3600 for an hour.
 * @param {ChaosContext} context @returns {Promise<ScenarioResult>}
 */
export function databaseWithoutFile(context) {
  const { database, databaseLog, rounds, isTimed } = context
  const file = path.join(database.cluster, 'global/pg_control')
  const countFailures = () => databaseLog.filter((line) => line.includes('Novi pokušaj')).length
  const failures = rounds > 3 ? 7 : 2
  return runFault(context, {
    name: 'the database is dead and a file of it is gone',
    stopsCarts: true,
    async begin() {
      renameSync(file, `${file}.away`)
      process.kill(Number(database.pid()), 'SIGKILL')
    },
    async meanwhile(base) {
      if (!(await until(() => countFailures() >= failures, 60_000))) return `only ${countFailures()} attempts to start it`
      return healthProblem(base, { isTimed })
    },
    end: async () => renameSync(`${file}.away`, file),
  })
}

/** The database takes connections and answers nothing (SIGSTOP). @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export function databaseHung(context) {
  const { database, isTimed } = context
  /** @type {number[]} */
  let stopped = []
  return runFault(context, {
    name: 'the database hangs',
    // Longer than the first wait for an answer.
    lastsMs: 12_000,
    stopsCarts: true,
    async begin() {
      stopped = processesOf(Number(database.pid()))
      for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    },
    meanwhile: (base) => healthProblem(base, { isTimed }),
    async end() {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    },
  })
}

/** Every call of the database takes 200 ms more. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function databaseSlow(context) {
  const { shop, database } = context
  const proxy = await openDatabaseProxy(database.port)
  const url = new URL(database.url)
  url.port = String(proxy.port)
  await shop.restart({ DATABASE_URL: url.href })
  try {
    return await runFault(context, {
      name: 'the database is 200 ms late',
      begin: async () => proxy.delay(200),
      end: async () => proxy.delay(0),
    })
  } finally {
    await shop.restart()
    proxy.close()
  }
}

/** Readiness says within a second that the database is away. @param {string} base @param {{ isTimed: boolean }} options @returns {Promise<string | null>} */
async function healthProblem(base, { isTimed }) {
  const { status, ms } = await ask(base, '/api/health/ready')
  return status === 503 && (!isTimed || ms < 1200) ? null : `health/ready answers ${status} after ${Math.round(ms)} ms`
}

/** A process and its children. @param {number} parent */
function processesOf(parent) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
  return [parent, ...children]
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
