import { spawn } from 'node:child_process'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { root } from '../paths.mjs'
import { onShutdown } from './shutdown.mjs'
import { sendSignal } from './processes.mjs'

/** @typedef {{ code: number, tail: string[], messages: unknown[] }} Ended */

/**
 * Runs a program and reads its output by line. Its process group is terminated when we are asked to stop.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onLine?: (line: string) => void, ipc?: boolean, priority?: number }} [options] `priority`: 19 is the lowest
 * @returns {Promise<Ended>} the exit code, the last lines, and the messages of the program
 */
export function run(command, args, { cwd = root, env = process.env, onLine, ipc = false, priority } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe'])
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio: ipc ? [...stdio, 'ipc'] : [...stdio], detached: true })
    // What the program starts inherits it.
    if (priority !== undefined && child.pid) os.setPriority(child.pid, priority)
    const unregister = onShutdown(() => child.pid && sendSignal(-child.pid, 'SIGTERM'))
    /** @type {string[]} */
    const tail = []
    /** @type {unknown[]} */
    const messages = []
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        tail.push(line)
        if (tail.length > 40) tail.shift()
        onLine?.(line)
      })
    }
    child.on('message', (message) => messages.push(message))
    child.on('error', (error) => {
      unregister()
      reject(error)
    })
    child.on('close', (code) => {
      unregister()
      resolve({ code: code ?? 1, tail, messages })
    })
  })
}

/**
 * glibc: few arenas, and buffers from so many bytes on are given back when they are freed (docs/rules/platform.md#allocator). Otherwise a busy hour stays in
 * memory. Other C libraries ignore it.
 * @param {number} bytes
 */
export function allocator(bytes) {
  return { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(bytes), MALLOC_TRIM_THRESHOLD_: '131072' }
}

/**
 * Next's types require NODE_ENV. Colours only on a terminal.
 * @param {Record<string, string | undefined>} env
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv({ NODE_ENV, NO_COLOR: _no, FORCE_COLOR: _yes, ...rest }) {
  const mode = NODE_ENV === 'production' || NODE_ENV === 'test' ? NODE_ENV : 'development'
  return { ...allocator(32 * 1024), ...rest, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), NODE_ENV: mode }
}
