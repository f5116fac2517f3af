import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { isAlive } from '../lib/process/processes.mjs'
import { runFault } from './fault.mjs'
import { signInOffice } from './stock.mjs'
import { ask } from './visitor.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/** @typedef {{ fill: () => void, free: () => void, unmount: () => void }} Disk */

/** @param {string} name @returns {ScenarioResult} */
const notRun = (name) => ({ name, ok: true, summary: 'not run: it needs the right to mount' })

/** A disk of its own for a folder, in memory, that can be filled and freed. Only root may mount: elsewhere null. @param {string} folder @returns {Disk | null} */
export function mountDisk(folder) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return null
  try {
    mount('-t', 'tmpfs', '-o', 'size=4g,mode=711', 'tmpfs', folder)
  } catch {
    return null
  }
  /** @param {string} size */
  const resize = (size) => mount('-o', `remount,size=${size}`, folder)
  return {
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder)
      resize(`${Math.ceil(((blocks - bfree) * bsize) / 1024)}k`)
    },
    free: () => resize('4g'),
    unmount: () => void execFileSync('umount', ['-l', folder]),
  }
}

/** @param {...string} args */
function mount(...args) {
  execFileSync('mount', args, { stdio: 'ignore' })
}

/** The disk of everything is full: database, mails, media, stored pages and the log. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function diskFull(context) {
  const { dataDir, disk, shop } = context
  const name = 'the disk is full, then freed'
  if (!disk) return notRun(name)
  const pid = shop.pid()
  return runFault(context, {
    name,
    stopsCarts: true,
    begin: async () => disk.fill(),
    async meanwhile(base) {
      try {
        writeFileSync(path.join(dataDir, 'one-more'), Buffer.alloc(1024 * 1024))
        return 'the disk was not full'
      } catch {
        // An uncached page has to be rendered, stored and logged.
        await Promise.all([ask(base, '/shop?q=puno'), ask(base, '/izmisljeno-puno')])
        return null
      }
    },
    end: async () => disk.free(),
    afterwards: async () => (shop.pid() === pid && isAlive(pid) ? null : 'the server ended'),
  })
}

/** The folder of media becomes read-only: an upload is refused for now, nothing else is. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function mediaReadOnly(context) {
  const { shop, sql, dataDir } = context
  const name = 'the media folder is read-only'
  const folders = ['media', 'incoming'].map((one) => path.join(dataDir, one))
  if (!context.disk) return notRun(name)
  const accessToken = await signInOffice(sql)
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  const picture = readFileSync(path.join(root, 'public/apple-touch-icon.png'))
  const upload = async () => {
    const body = new FormData()
    body.append('customData', '{}')
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slika.png')
    const headers = { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', accessToken, 'idempotency-key': crypto.randomUUID() }
    return fetch(`${shop.base}/api/v2/media/upload`, { method: 'POST', headers, body })
  }
  return runFault(context, {
    name,
    async begin() {
      for (const folder of folders) {
        mount('--bind', folder, folder)
        mount('-o', 'remount,ro,bind', folder)
      }
    },
    async meanwhile() {
      const response = await upload()
      return response.status === 503 ? null : `an upload is answered with ${response.status} ${await response.text()}`
    },
    async end() {
      for (const folder of folders) execFileSync('umount', ['-l', folder])
    },
    async afterwards() {
      const response = await upload()
      return response.ok ? null : `an upload fails afterwards: ${response.status} ${await response.text()}`
    },
  })
}
