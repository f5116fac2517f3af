import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { commandLine, terminate, isAlive } from '../process/processes.mjs'

/** Parses postmaster.pid (PostgreSQL documentation). @param {string} cluster */
export function readPostmaster(cluster) {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, , , , status = ''] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port), status: status.trim() }
}

/** Stops a server: fast, then immediate, then SIGKILL, which leaves the rest to recovery. @param {number} pid */
export function stopPostmaster(pid) {
  return terminate(pid, [
    ['SIGINT', 4000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 1000],
  ])
}

/**
 * Stops a server left by a killed launcher; the caller holds the data lock. Removes a pid file whose number belongs to another program by now.
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
