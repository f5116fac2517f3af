import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { commandLine, terminate, isAlive } from '../processes.mjs'

/** What Postgres writes about itself, line by line (its documentation, "postmaster.pid"). @param {string} cluster */
export function readPostmaster(cluster) {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, , , , status = ''] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port), status: status.trim() }
}

/** Ends a server: fast, then at once; the last resort leaves it to recovery. @param {number} pid */
export function stopPostmaster(pid) {
  return terminate(pid, [
    ['SIGINT', 4000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 1000],
  ])
}

/**
 * Clears the way for a new server on this folder. The caller holds the data lock, so a server that still runs here was left behind by a
 * killed launcher. A pid file whose number meanwhile belongs to another program is a leftover (pids repeat, above all in containers) at
 * which Postgres itself would stop.
 * @param {string} cluster
 */
export async function clearStalePostmaster(cluster) {
  const found = readPostmaster(cluster)
  if (!found?.pid || !isAlive(found.pid)) return
  const command = commandLine(found.pid)
  if (command === null) {
    throw new Failure(`Nije moguće utvrditi koristi li proces ${found.pid} bazu u ${cluster}.`, {
      remedy: `Provjerite: ps -fp ${found.pid}`,
    })
  }
  if (!command.includes(cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  if (!(await stopPostmaster(found.pid))) {
    throw new Failure(`Zaostala baza (proces ${found.pid}) ne da se zaustaviti.`, { remedy: `Zaustavite je: kill -9 ${found.pid}` })
  }
}
