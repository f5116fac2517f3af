import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { showUsage } from './lib/arguments.mjs'
import { attachDatabase } from './lib/postgres/attach-database.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { prepareDatabase } from './lib/prepare.mjs'
import { sendSignal } from './lib/process/processes.mjs'
import { readRuns } from './lib/serve/running-servers.mjs'
import { print } from './lib/output.mjs'
import { settingsFor, showsSecrets } from './lib/serve/serve.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Replaces the database contents with the demo shop: npm run seed -- --products 20000 --orders 100000
const command = 'npm run seed'

runCommand(async () => {
  if (showUsage([`${command} -- --products 20000 --orders 100000 --force`])) return
  const { products, orders, force } = readArguments()
  await ensureInstalled(command)
  const env = settingsFor('production')
  if (env.DATABASE_URL && !force) await confirm(`Sve u bazi ${new URL(env.DATABASE_URL).host} zamijenit će ogledni podaci.`)
  const url = await attachDatabase(env, command)
  const args = ['--seed', ...(products ? ['--products', products] : []), ...(orders ? ['--orders', orders] : [])]
  const { signIn } = await prepareDatabase({ env: { ...env, DATABASE_URL: url }, args })
  if (signIn)
    print(
      `  Prijava u upravu: ${showsSecrets() ? `${signIn.email} / ${signIn.password}` : `podaci stoje u ${path.join(env.DATA_DIR, 'first-sign-in.txt')}`}`,
    )
  // A running shop caches old data; its launcher restarts it.
  for (const run of readRuns().filter(({ dataDir }) => dataDir === env.DATA_DIR)) {
    sendSignal(run.server, 'SIGTERM')
    print(`  „${run.command}” (proces ${run.pid}) nastavlja s novim podacima.`)
  }
})

function readArguments() {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, orders: { type: 'string' }, force: { type: 'boolean', default: false } },
  })
  for (const name of /** @type {const} */ (['products', 'orders'])) {
    const value = values[name]
    if (value === undefined || /^[1-9]\d{0,5}$/.test(value)) continue
    throw new Failure(`--${name} mora biti broj, a sada je „${value}”.`, { remedy: `Na primjer: npm run seed -- --${name} 20000` })
  }
  return values
}

/** @param {string} what */
async function confirm(what) {
  const remedy = `Ako to želite: ${command} -- --force`
  if (!process.stdin.isTTY) throw new Failure(what, { remedy })
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const reply = await prompt.question(`${what} Upišite „da” za nastavak: `)
  prompt.close()
  if (reply.trim().toLowerCase() !== 'da') throw new Failure('Ništa nije promijenjeno.', { remedy })
}
