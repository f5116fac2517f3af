import { spawn } from 'node:child_process'
import { childEnv } from './child.mjs'
import { sendSignal } from './processes.mjs'
import { bundle } from './run-ts.mjs'
import { onShutdown } from './shutdown.mjs'

/**
 * Bundles an entry and runs it on our terminal, for progress bars. Path arguments are relative to where npm was called.
 * @param {string} entry
 * @param {{ args: string[], env: Record<string, string | undefined> }} options
 * @returns {Promise<number>} its exit code
 */
export async function runOnTerminal(entry, { args, env }) {
  const [file = ''] = await bundle([entry])
  const cwd = process.env.INIT_CWD ?? process.cwd()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
      cwd,
      env: childEnv(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    const forget = onShutdown(() => child.pid && sendSignal(-child.pid, 'SIGTERM'))
    child.on('error', reject)
    child.on('close', (code) => {
      forget()
      resolve(code ?? 1)
    })
  })
}
