import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import { childEnv } from '../lib/process/child.mjs'
import { root } from '../lib/paths.mjs'
import { bundleServer } from '../lib/serve/bundle-server.mjs'

/**
 * `restart`: with further settings, until the next one.
 * @typedef {{ base: string, kill: () => Promise<void>, restart: (further?: Record<string, string>) => Promise<void>, end: () => Promise<void>, pid: () => number }} Shop
 */

/**
 * The production server as a process that can be killed and restarted on the same port and data.
 * @param {Record<string, string>} env with PORT, DATA_DIR and DATABASE_URL
 * @returns {Promise<Shop>}
 */
export async function openShop(env) {
  const file = await bundleServer()
  const output = openSync(path.join(env.DATA_DIR ?? root, 'server.log'), 'a')
  const base = `http://127.0.0.1:${env.PORT}`
  let child = await launch({})

  /** @param {Record<string, string>} further */
  async function launch(further) {
    const started = spawn(process.execPath, [file], {
      cwd: root,
      env: childEnv({ ...env, ...further }),
      stdio: ['ignore', output, output, 'ipc'],
    })
    await new Promise((resolve, reject) => {
      started.once('message', resolve)
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}; see ${env.DATA_DIR}/server.log`)))
    })
    return started
  }

  /** @param {NodeJS.Signals} signal */
  async function stop(signal) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  return {
    base,
    kill: () => stop('SIGKILL'),
    async restart(further = {}) {
      await stop('SIGTERM')
      child = await launch(further)
    },
    end: () => stop('SIGTERM'),
    pid: () => Number(child.pid),
  }
}
