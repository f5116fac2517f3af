import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { childEnv } from '../process/child.mjs'
import { Failure, exitCodes } from '../failure.mjs'
import { root } from '../paths.mjs'
import { terminate, sleep } from '../process/processes.mjs'
import { bundleServer } from './bundle-server.mjs'
import { registerRun } from './running-servers.mjs'
import { printWarning } from '../output.mjs'
import { onShutdown, shutDown, isStopping } from '../process/shutdown.mjs'

/** A server with a shorter uptime failed to start. */
const minUptimeMs = 10_000

/**
 * Starts the HTTP server and restarts it when it dies; gives up after five short runs.
 * @param {{ env: Record<string, string>, command: string, logFile?: string }} options logFile: where what the server says goes, if not to us
 * @returns {Promise<{ port: number }>} when it listens
 */
export async function startServer({ env, command, logFile }) {
  const file = await bundleServer()
  let child = launch()
  let unregisterRun = () => {}
  onShutdown(async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) await stopServer(child.pid, env)
    unregisterRun()
  })
  const port = await waitForPort(child)
  updateRun(port)
  void watch(port)
  return { port }

  function launch() {
    const output = logFile ? openSync(logFile, 'a') : 'inherit'
    // Without source maps, which would cost 36 MB for Next's files.
    const started = spawn(process.execPath, [file], {
      cwd: root,
      env: childEnv(env),
      stdio: ['ignore', output, output, 'ipc'],
      // The launcher signals in order: first the server, then the database.
      detached: true,
    })
    if (typeof output === 'number') closeSync(output)
    return started
  }

  /** @param {number} port */
  function updateRun(port) {
    unregisterRun = registerRun({ command, dataDir: env.DATA_DIR ?? '', server: child.pid ?? 0, port })
  }

  /** @param {number} port */
  async function watch(port) {
    for (let failures = 0; ;) {
      const started = Date.now()
      await waitForExit(child)
      if (isStopping()) return
      failures = Date.now() - started < minUptimeMs ? failures + 1 : 0
      if (failures === 5) {
        printWarning('Poslužitelj se stalno gasi. Razlog stoji u redcima iznad; pregled računala: npm run doctor')
        return shutDown(exitCodes.failed)
      }
      printWarning(`Poslužitelj se ugasio (${child.signalCode ?? child.exitCode}), pokrećem ga ponovno.`)
      await sleep(failures * 1000)
      if (isStopping()) return
      child = launch()
      updateRun(port)
    }
  }
}

/** Allows for draining and for the delay before it stops listening. @param {number} pid @param {Record<string, string>} env */
function stopServer(pid, env) {
  const timeoutMs = 7000 + Number(env.DRAIN_DELAY ?? 0) * 1000
  return terminate(pid, [
    ['SIGTERM', timeoutMs],
    ['SIGKILL', 1000],
  ])
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} the port */
function waitForPort(child) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {{ port?: number }} */ message) => message.port && resolve(message.port))
    child.once('error', reject)
    child.once('exit', (code) => reject(startFailure(code)))
  })
}

/** The server prints problems of port and settings itself (server/entry/start.ts). @param {number | null} code */
function startFailure(code) {
  return new Failure('Poslužitelj se nije pokrenuo.', {
    remedy: 'Razlog stoji u redcima iznad; pregled računala: npm run doctor',
    code: code ?? exitCodes.failed,
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function waitForExit(child) {
  return new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve(undefined) : child.once('exit', resolve)))
}
