import os from 'node:os'
import path from 'node:path'
import v8 from 'node:v8'
import vm from 'node:vm'
import { ensureBuilt } from '../build/build.mjs'
import { startDatabase } from '../postgres/attach-database.mjs'
import { readEnv } from '../dotenv.mjs'
import { Failure, exitCodes } from '../failure.mjs'
import { ensureInstalled } from '../build/install.mjs'
import { lockDataDir } from '../process/lock.mjs'
import { root, displayPath } from '../paths.mjs'
import { requirePort } from '../process/ports.mjs'
import { checkSettings, prepareDatabase } from '../prepare.mjs'
import { terminateOrphans } from './running-servers.mjs'
import { print, step, printTitle, printWarning } from '../output.mjs'
import { startServer } from './server.mjs'
import { onShutdown } from '../process/shutdown.mjs'

/** @typedef {'production' | 'development'} Mode */

/**
 * Runs everything from a bare clone to a running shop: packages, database, migrations, demo data, build, server.
 * @param {{ mode: Mode, command: string }} options
 * @returns {Promise<never>} runs until a signal
 */
export async function serve({ mode, command }) {
  const started = Date.now()
  const env = settingsFor(mode)
  const port = Number(env.PORT ?? 3000)
  await ensureInstalled(command)
  await checkSettings(env)
  // Instances with their own DATABASE_URL may share the folder; the embedded database has one user.
  if (!env.DATABASE_URL) onShutdown((await lockDataDir(env.DATA_DIR, command)).release)
  await terminateOrphans()
  await requirePort(port, env.HOST ?? '0.0.0.0', command)

  const build = () => (mode === 'production' ? ensureBuilt({ env, command }) : Promise.resolve())
  const database = async () => {
    const url = env.DATABASE_URL ?? (await step('Pokrećem bazu', () => startDatabase({ dataDir: env.DATA_DIR, log: printWarning })))
    return { url, ...(await prepareDatabase({ env: { ...env, DATABASE_URL: url } })) }
  }
  const { url, signIn } = canRunInParallel() ? (await runBoth(build, database))[1] : (await build(), await database())
  const server = await step('Pokrećem poslužitelj', () => startServer({ env: { ...env, DATABASE_URL: url }, command }))
  printAddresses({ env, port: server.port, signIn, ms: Date.now() - started })
  collectGarbage()
  return new Promise(() => {})
}

/** @param {Mode} mode @returns {Record<string, string> & { DATA_DIR: string }} */
export function settingsFor(mode) {
  const env = readEnv()
  if (!/^\d*$/.test(env.PORT ?? ''))
    throw new Failure(`Postavke: PORT mora biti broj, a sada je „${env.PORT}”.`, {
      remedy: 'Na primjer: PORT=3001 npm start',
      code: exitCodes.settings,
    })
  return { ...env, NODE_ENV: mode, DATA_DIR: path.resolve(root, env.DATA_DIR ?? '.data'), NEXT_TELEMETRY_DISABLED: '1' }
}

/** A build takes about 2 GB; small machines run build and seed one after the other. */
function canRunInParallel() {
  return os.availableParallelism() > 1 && os.freemem() > 3e9
}

/**
 * Runs both; the first failure stops the program.
 * @template One, Other
 * @param {() => Promise<One>} one
 * @param {() => Promise<Other>} other
 * @returns {Promise<[One, Other]>}
 */
function runBoth(one, other) {
  return Promise.all([one(), other()])
}

/** Frees the memory of installing and building; V8 would not collect an idle process. */
function collectGarbage() {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
}

/** @param {{ env: Record<string, string> & { DATA_DIR: string }, port: number, signIn: import('../prepare.mjs').SignIn | null, ms: number }} facts */
function printAddresses({ env, port, signIn, ms }) {
  const address = env.SITE_URL ?? `http://localhost:${port}`
  const signInFile = displayPath(path.join(env.DATA_DIR, 'first-sign-in.txt'))
  const rows = [
    ['Trgovina', `http://localhost:${port}${env.SITE_URL ? `   (javno: ${address})` : ''}`],
    ['Uprava', `http://localhost:${port}/admin`],
    [
      'Prijava',
      signIn && showsSecrets()
        ? `${signIn.email} / ${signIn.password}   (zapisano u ${signInFile})`
        : `podaci prve prijave stoje u ${signInFile}`,
    ],
    [
      'Pošta',
      env.SMTP_URL
        ? `šalje se preko ${new URL(env.SMTP_URL).host}`
        : `ostaje u ${displayPath(path.join(env.DATA_DIR, 'mail'))}, pregled na /admin/outbox`,
    ],
    [
      'Baza',
      env.DATABASE_URL ? `${new URL(env.DATABASE_URL).host} (DATABASE_URL)` : `ugrađeni Postgres, podaci u ${displayPath(env.DATA_DIR)}`,
    ],
  ]
  print()
  printTitle(`  Izlog radi (${Math.round(ms / 1000)} s). Zaustavljanje: Ctrl+C`)
  for (const [name = '', text = ''] of rows) print(`  ${name.padEnd(10)}${text}`)
  print()
  for (const warning of startWarnings(env)) printWarning(warning)
}

/** A password belongs on a screen, never in a file or a service's journal (docs/rules/platform.md#first-password). */
export function showsSecrets() {
  return process.stdout.isTTY === true
}

/**
 * What a merchant must not overlook.
 * @param {Record<string, string>} env
 * @returns {string[]}
 */
export function startWarnings({ NODE_ENV, SITE_URL, PAYMENT_GATEWAY_URL, PAYMENT_TEST_GATEWAY }) {
  if (NODE_ENV !== 'production' || PAYMENT_GATEWAY_URL || PAYMENT_TEST_GATEWAY === 'off') return []
  const isHere = !SITE_URL || /^https?:\/\/(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\/?$/i.test(SITE_URL)
  if (!isHere) return []
  return [
    'BANKA ZA VJEŽBU JE UKLJUČENA: tko trgovinu otvori na ovom računalu, može „platiti” bez novca. Za pravu trgovinu postavite SITE_URL na njezinu adresu.',
  ]
}
