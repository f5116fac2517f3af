import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../failure.mjs'

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return !isZombie(pid)
}

/** A zombie still accepts signals. @param {number} pid */
function isZombie(pid) {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** The command line of a process, or null when it cannot be read. @param {number} pid */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** @param {number} pid @param {NodeJS.Signals} name */
export function sendSignal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** @param {() => boolean} holds @param {number} ms @returns {Promise<boolean>} whether it came to hold in time */
async function waitUntil(holds, ms) {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(20)) if (holds()) return true
  return holds()
}

/**
 * Sends signals in order, each with its timeout.
 * @param {number} pid
 * @param {[NodeJS.Signals, number][]} attempts
 */
export async function terminate(pid, attempts) {
  for (const [name, ms] of attempts) {
    sendSignal(pid, name)
    if (await waitUntil(() => !isAlive(pid), ms)) return true
  }
  return false
}
