import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Failure, errorCode, exitCodes } from '../failure.mjs'
import { sleep } from './processes.mjs'
import { printDetail } from '../output.mjs'

/** @typedef {{ pid: number, command: string }} Holder */

/**
 * One holder per folder and purpose. The lock is a bound socket, so the kernel releases it when its holder dies, and it is never stolen. Connecting returns
 * the holder.
 * @param {string} folder
 * @param {{ purpose: string, command: string }} facts
 * @returns {Promise<{ release: () => Promise<void> } | { holder: Holder | null }>}
 */
export async function tryLock(folder, { purpose, command }) {
  const address = lockAddress(folder, purpose)
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.end(JSON.stringify({ pid: process.pid, command }))
  })
  if (await bind(server, address)) {
    server.unref()
    return { release: () => new Promise((resolve) => server.close(() => resolve())) }
  }
  return { holder: await readHolder(address) }
}

/**
 * The lock of the data folder, held by a running shop.
 * @param {string} dataDir
 * @param {string} command
 */
export async function lockDataDir(dataDir, command) {
  const lock = await tryLock(dataDir, { purpose: 'data', command })
  if ('release' in lock) return lock
  const owner = lock.holder ? `„${lock.holder.command}” (proces ${lock.holder.pid})` : 'drugi proces'
  const stop = lock.holder ? `Zaustavite ga: kill ${lock.holder.pid}` : 'Zaustavite ga'
  throw new Failure(`Nad podacima u ${dataDir} već radi ${owner}.`, {
    remedy: `${stop}; ili pokrenite uz druge podatke: DATA_DIR=.data-2 PORT=3001 ${command}`,
    code: exitCodes.running,
  })
}

/**
 * Waits for the lock: installing and building must not run twice at once in a project.
 * @template T
 * @param {string} folder
 * @param {{ purpose: string, command: string }} facts
 * @param {() => Promise<T>} work
 */
export async function withLock(folder, facts, work) {
  for (let announced = false; ; await sleep(250)) {
    const lock = await tryLock(folder, facts)
    if ('release' in lock) return work().finally(lock.release)
    if (!announced && lock.holder) printDetail(`čekam da „${lock.holder.command}” (proces ${lock.holder.pid}) završi pripremu`)
    announced = true
  }
}

/** By inode, so that two paths of one folder share a lock. @param {string} folder @param {string} purpose */
function lockAddress(folder, purpose) {
  mkdirSync(folder, { recursive: true })
  const { dev, ino } = statSync(folder)
  const name = `izlog-${purpose}-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)}`
  // Linux has abstract sockets that leave no file; other systems use a file in the temporary folder.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

/** @param {net.Server} server @param {string} address @returns {Promise<boolean>} */
async function bind(server, address) {
  if (await tryListen(server, address)) return true
  const leftBehind = !address.startsWith('\0') && (await readHolder(address)) === null
  if (!leftBehind) return false
  rmSync(address, { force: true })
  return tryListen(server, address)
}

/** @param {net.Server} server @param {string} address @returns {Promise<boolean>} */
function tryListen(server, address) {
  return new Promise((resolve, reject) => {
    /** @param {Error} error */
    const fail = (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', fail)
    server.listen(address, () => {
      server.off('error', fail)
      resolve(true)
    })
  })
}

/** @param {string} address @returns {Promise<Holder | null>} null when nothing listens */
function readHolder(address) {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(address)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('data', (chunk) => (text += chunk))
    socket.on('close', () => resolve(text === '' ? null : JSON.parse(text)))
  })
}
