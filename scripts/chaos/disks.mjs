import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { signInOffice } from './stock.mjs'
import { endure } from './fault.mjs'

/** @typedef {import('./scenarios.mjs').World} World */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

/** Only root may mount; elsewhere these scenarios say that they did not run. @param {string} name @returns {ScenarioResult | null} */
function skipped(name) {
  return process.getuid?.() === 0 && process.platform === 'linux'
    ? null
    : { name, ok: true, summary: 'not run: it needs the right to mount' }
}

/**
 * The disk of the tables that an order writes is full: a tablespace on a small file system, filled and freed.
 * @param {World} world @returns {Promise<ScenarioResult>}
 */
export async function diskFull(world) {
  const { sql, dataDir, database } = world
  const name = 'the disk of the database is full, then freed'
  const folder = path.join(dataDir, 'small-disk')
  const none = skipped(name)
  if (none) return none
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  try {
    const { uid, gid } = statSync(database.cluster)
    const place = path.join(folder, 'tables')
    mkdirSync(place)
    chownSync(place, uid, gid)
    await sql.unsafe(`create tablespace small_disk location '${place}'`)
    await moveTables(sql, 'small_disk')
    const result = await endure(world, {
      name,
      async begin() {
        fill(filler)
        // Free room within the tables' pages is used up first.
        await sql`insert into orders_filler select repeat(md5(random()::text), 100) from generate_series(1, 1000)`.catch(() => {})
      },
      async meanwhile() {
        const refused = await sql`insert into orders_filler select repeat(md5(random()::text), 100) from generate_series(1, 1000)`.then(
          () => '',
          (/** @type {{ code: string }} */ { code }) => code,
        )
        return refused === '53100' ? null : 'the disk was not full'
      },
      end: async () => rmSync(filler),
    })
    return result
  } finally {
    rmSync(filler, { force: true })
    await moveTables(sql, 'pg_default')
    await sql`drop tablespace small_disk`
    execFileSync('umount', ['-l', folder])
  }
}

/** What an order writes, and a table that only takes room. @param {import('postgres').Sql} sql @param {string} tablespace */
async function moveTables(sql, tablespace) {
  await (tablespace === 'pg_default'
    ? sql`drop table if exists orders_filler`
    : sql`create table orders_filler (words text) tablespace small_disk`)
  for (const table of ['orders', 'order_lines', 'order_events', 'outbox', 'payment_intents'])
    await sql.unsafe(`alter table ${table} set tablespace ${tablespace}`)
}

/** Writes until nothing more fits. @param {string} file */
function fill(file) {
  const piece = Buffer.alloc(64 * 1024)
  for (let count = 0; count < 10_000; count++) {
    try {
      writeFileSync(file, piece, { flag: 'a' })
    } catch {
      return
    }
  }
}

/** The folder of media becomes read-only: an upload is refused for now, nothing else is. @param {World} world @returns {Promise<ScenarioResult>} */
export async function mediaReadOnly(world) {
  const { shop, sql, dataDir } = world
  const name = 'the media folder is read-only'
  const folders = ['media', 'incoming'].map((one) => path.join(dataDir, one))
  const none = skipped(name)
  if (none) return none
  const accessToken = await signInOffice(sql)
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  const upload = async () => {
    const body = new FormData()
    body.append('customData', '{}')
    const colour = { r: Math.floor(world.random() * 255), g: Math.floor(world.random() * 255), b: 90 }
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
      .png()
      .toBuffer()
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slika.png')
    const headers = { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', accessToken, 'idempotency-key': crypto.randomUUID() }
    return fetch(`${shop.base}/api/v2/media/upload`, { method: 'POST', headers, body })
  }
  return endure(world, {
    name,
    async begin() {
      for (const folder of folders) {
        execFileSync('mount', ['--bind', folder, folder])
        execFileSync('mount', ['-o', 'remount,ro,bind', folder])
      }
    },
    async meanwhile() {
      const { status } = await upload()
      return status === 503 ? null : `an upload is answered with ${status}`
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
