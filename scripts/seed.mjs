import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { startDatabase } from './lib/database.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lockDataDir, tryLock } from './lib/lock.mjs'
import { findRunning } from './lib/postgres.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { sendSignal } from './lib/processes.mjs'
import { readRuns } from './lib/runs.mjs'
import { print, step, printWarning } from './lib/say.mjs'
import { settingsFor } from './lib/serve.mjs'
import { onShutdown, runCommand } from './lib/shutdown.mjs'

// Replaces what is in the database by the demo shop: npm run seed -- --products 20000
const command = 'npm run seed'

runCommand(async () => {
  const { products, force } = readArguments()
  await ensureInstalled(command)
  const env = settingsFor('production')
  if (env.DATABASE_URL && !force) await confirm(`Sve u bazi ${new URL(env.DATABASE_URL).host} zamijenit će ogledni podaci.`)
  const url = env.DATABASE_URL ?? (await runningDatabase(env.DATA_DIR)) ?? (await ownDatabase(env.DATA_DIR))
  const args = ['--seed', ...(products === undefined ? [] : ['--products', products])]
  const { signIn } = await prepareDatabase({ env: { ...env, DATABASE_URL: url }, args })
  if (signIn) print(`  Prijava u upravu: ${signIn.email} / ${signIn.password}`)
  // What the running shop remembers is of the old data; its launcher starts it anew.
  for (const run of readRuns().filter(({ dataDir }) => dataDir === env.DATA_DIR)) {
    sendSignal(run.server, 'SIGTERM')
    print(`  „${run.command}” (proces ${run.pid}) nastavlja s novim podacima.`)
  }
})

function readArguments() {
  const { values } = parseArgs({ options: { products: { type: 'string' }, force: { type: 'boolean', default: false } } })
  if (values.products === undefined || /^[1-9]\d{0,5}$/.test(values.products)) return values
  throw new Failure(`--products mora biti broj, a sada je „${values.products}”.`, {
    remedy: 'Na primjer: npm run seed -- --products 20000',
  })
}

/** @param {string} what */
async function confirm(what) {
  const remedy = `Ako to želite: ${command} -- --force`
  if (!process.stdin.isTTY) throw new Failure(what, { remedy })
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${what} Upišite „da” za nastavak: `)
  prompt.close()
  if (answer.trim().toLowerCase() !== 'da') throw new Failure('Ništa nije promijenjeno.', { remedy })
}

/** The database of a shop that runs now. @param {string} dataDir @returns {Promise<string | null>} */
async function runningDatabase(dataDir) {
  const lock = await tryLock(dataDir, { purpose: 'data', command })
  if ('release' in lock) {
    await lock.release()
    return null
  }
  const url = findRunning(dataDir)
  if (!url) throw new Failure('Trgovina se upravo pokreće ili gasi.', { remedy: `Pričekajte trenutak, pa ponovite: ${command}` })
  return url
}

/** @param {string} dataDir */
async function ownDatabase(dataDir) {
  onShutdown((await lockDataDir(dataDir, command)).release)
  return step('Pokrećem bazu', () => startDatabase({ dataDir, log: printWarning }))
}
