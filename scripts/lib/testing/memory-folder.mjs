import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../process/processes.mjs'
import { onShutdown } from '../process/shutdown.mjs'

/** Linux's file system in memory. */
const shared = '/dev/shm'
/** What a whole run writes is below 4 GB. */
const neededBytes = 8 * 2 ** 30

/**
 * Lets temporary files of this process and its children stand in memory, where there is plenty: a disk's file system takes as much of the processor as Postgres
 * itself when a database is made for each file of tests.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasPlenty()) return
  removeAbandoned()
  const folder = path.join(shared, `izlog-${process.pid}`)
  // The database may run as another account, which must traverse the folder.
  mkdirSync(folder, { mode: 0o711 })
  process.env.TMPDIR = folder
  onShutdown(() => rmSync(folder, { recursive: true, force: true }))
}

function hasPlenty() {
  try {
    const { bavail, bsize } = statfsSync(shared)
    const [, available = '0'] = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
    return bavail * bsize >= neededBytes && Number(available) * 1024 >= 2 * neededBytes
  } catch {
    return false
  }
}

/** Folders of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(shared)) {
    const [, pid] = /^izlog-(\d+)$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(path.join(shared, name), { recursive: true, force: true })
  }
}
