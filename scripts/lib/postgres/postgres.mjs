import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { allocator } from '../process/child.mjs'
import { freePort, portError } from '../process/ports.mjs'
import { displayPath } from '../paths.mjs'
import { isAlive, sleep } from '../process/processes.mjs'
import { spawnIdentity } from './account.mjs'
import { ensureCluster, readPassword, role } from './cluster.mjs'
import { resolveLocation, findCluster, removeAbandoned } from './location.mjs'
import { clearStalePostmaster, stopPostmaster, readPostmaster } from './postmaster.mjs'
import { writeSettings } from './settings.mjs'

/**
 * @typedef {import('./location.mjs').Location} Location
 * @typedef {{ port: number, child: import('node:child_process').ChildProcess, watchdog: import('node:child_process').ChildProcess }} Running
 * @typedef {{ url: string, port: number, cluster: string, pid: () => number | undefined, stop: () => Promise<void> }} Database
 */

/** Between two attempts to restart a server; after a longer outage it is back this soon after the fault has ended. */
const maxPauseMs = 5000

/**
 * Starts the embedded Postgres server on 127.0.0.1 and creates its data on first use (docs/rules/platform.md#embedded-database). The caller holds the lock of
 * the folder unless it created the folder itself. The server ends with us, and is restarted on the same port if it dies.
 * @param {object} options
 * @param {string} options.dataDir the cluster is in its folder `postgres`
 * @param {boolean} [options.ephemeral] for tests: nothing is flushed to disk, and `stop` (or our death) removes the whole folder
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<Database>} `url` names the database `izlog`, whose role may create further ones
 */
export async function startPostgres({ dataDir, ephemeral = false, log = () => {} }) {
  const folder = path.resolve(dataDir)
  removeAbandoned()
  const location = resolveLocation(folder)
  await clearStalePostmaster(location.cluster)
  const password = ensureCluster(location, { dataDir: folder, durable: !ephemeral })
  writeSettings(location, { ephemeral })

  let stopping = false
  let running = await launch(location, { folder, ephemeral, log })
  watch()

  function watch() {
    running.child.once('exit', () => {
      running.watchdog.kill('SIGKILL')
      if (!stopping) void restart()
    })
  }

  /** The server died; the program waits for its connections. A full disk or a missing file passes, so this ends only with us. */
  async function restart() {
    for (let attempt = 1; ; attempt++) {
      if (stopping) return
      log(`baza se ugasila, pokrećem je ponovno (${attempt}. put)`)
      try {
        await clearStalePostmaster(location.cluster)
        running = await launch(location, { folder, ephemeral, log, port: running.port })
        if (stopping) await stopServer()
        else watch()
        return
      } catch (error) {
        const pause = Math.min(maxPauseMs, attempt * 1000)
        log(`${explain(error)} Novi pokušaj za ${pause / 1000} s.`)
        await pauseUnless(() => stopping, pause)
      }
    }
  }

  async function stopServer() {
    running.watchdog.kill('SIGKILL')
    if (running.child.pid && running.child.exitCode === null && running.child.signalCode === null) await stopPostmaster(running.child.pid)
  }

  async function stop() {
    stopping = true
    await stopServer()
    if (!ephemeral) return
    for (const leftover of leftovers(location, folder)) rmSync(leftover, { recursive: true, force: true })
  }

  return { url: urlOf(password, running.port), port: running.port, cluster: location.cluster, pid: () => running.child.pid, stop }
}

/** Postgres' own last words say what it lacks. @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error)
  const reason = error instanceof Failure ? error.tail.findLast((line) => /FATAL|PANIC/.test(line)) : undefined
  return reason ? `${error.message} ${reason}` : error.message
}

/** Short enough that no waiting stop is noticed. @param {() => boolean} isOver @param {number} ms */
async function pauseUnless(isOver, ms) {
  for (const until = Date.now() + ms; Date.now() < until && !isOver();) await sleep(100)
}

/**
 * The URL of the server that another of our processes runs on this folder.
 * @param {string} dataDir
 * @returns {string | null}
 */
export function findRunning(dataDir) {
  const folder = path.resolve(dataDir)
  const postmaster = readPostmaster(findCluster(folder))
  if (postmaster?.status !== 'ready' || !isAlive(postmaster.pid)) return null
  return urlOf(readPassword(folder), postmaster.port)
}

/** @param {string} password @param {number} port */
function urlOf(password, port) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}`
}

/**
 * @param {Location} location
 * @param {{ folder: string, ephemeral: boolean, log: (line: string) => void, port?: number }} options
 * @returns {Promise<Running>}
 */
async function launch(location, { folder, ephemeral, log, port: wanted }) {
  const port = wanted ?? (await choosePort(location.cluster))
  const logFile = path.join(folder, 'postgres.log')
  const output = openLog(logFile)
  const child = spawn(path.join(location.bin, 'postgres'), ['-D', location.cluster, '-p', String(port)], {
    ...spawnIdentity(location.account),
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC', NODE_ENV: 'production', ...allocator(128 * 1024) },
    stdio: ['ignore', output, output],
    // Ctrl-C reaches the whole foreground group, but the database must outlive the requests.
    detached: true,
  })
  closeSync(output)
  const watchdog = spawnWatchdog(Number(child.pid), ephemeral ? leftovers(location, folder) : [])
  try {
    await waitUntilReady(child, { cluster: location.cluster, logFile, log })
  } catch (error) {
    watchdog.kill('SIGKILL')
    throw error
  }
  return { port, child, watchdog }
}

/** Reuses the last port if free, so that bookmarks of database tools stay valid. @param {string} cluster */
async function choosePort(cluster) {
  const last = lastPort(cluster)
  return last && !(await portError(last, '127.0.0.1')) ? last : freePort()
}

/** @param {string} cluster */
function lastPort(cluster) {
  try {
    return Number(readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8').match(/"-p" "(\d+)"/)?.[1])
  } catch {
    return 0
  }
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  const isLarge = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000
  return openSync(file, isLarge ? 'w' : 'a', 0o600)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ cluster: string, logFile: string, log: (line: string) => void }} facts
 */
async function waitUntilReady(child, { cluster, logFile, log }) {
  /** @type {Error | undefined} */
  let problem
  child.once('error', (error) => (problem = error))
  const started = Date.now()
  for (let reportedAt = started; ; await sleep(10)) {
    if (problem || child.exitCode !== null || child.signalCode !== null) {
      throw new Failure('Baza se nije pokrenula.', {
        tail: problem ? [problem.message] : lastLines(logFile),
        remedy: `Cijeli zapis: ${displayPath(logFile)}; pregled računala: npm run doctor`,
      })
    }
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return
    if (Date.now() - reportedAt < 10_000) continue
    reportedAt = Date.now()
    log(`baza se oporavlja nakon prekida (${Math.round((reportedAt - started) / 1000)} s)`)
  }
}

/** @param {string} file */
function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8)
}

/** Folders of a test database: its own, and the external one if any. @param {Location} location @param {string} folder */
function leftovers(location, folder) {
  return [...new Set([folder, path.dirname(location.cluster)])]
}

/**
 * A watchdog shell that stops the server when we end: the kernel closes its input pipe with us.
 * @param {number} pid
 * @param {string[]} folders to remove afterwards
 */
function spawnWatchdog(pid, folders) {
  const script = 'read -r _; pid=$1; shift; kill -INT $pid; [ $# = 0 ] && exit; while kill -0 $pid; do sleep 0.1; done; rm -rf -- "$@"'
  const watchdog = spawn('/bin/sh', ['-c', script, 'izlog-keeper', String(pid), ...folders], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watchdog.stdin?.on('error', () => {})
  return watchdog
}
