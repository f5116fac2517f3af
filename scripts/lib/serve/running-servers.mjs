import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleDir } from '../paths.mjs'
import { commandLine, terminate, isAlive } from '../process/processes.mjs'

/** @typedef {{ pid: number, command: string, dataDir: string, server: number, port: number }} Run pid: the launcher; server: its Node server */

const folder = path.join(bundleDir, 'runs')

/** Registers a running server of the build in `.next`. @param {Omit<Run, 'pid'>} facts @returns {() => void} unregisters it */
export function registerRun(facts) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...facts }))
  return () => rmSync(file, { force: true })
}

/** The running servers of this project. @returns {Run[]} */
export function readRuns() {
  return readRunFiles().filter((run) => isOurServer(run.server))
}

/** Terminates servers of killed launchers: they notice by themselves, but may hold the port for a moment. @returns {Promise<void>} */
export async function terminateOrphans() {
  for (const run of readRunFiles()) {
    if (isAlive(run.pid) && commandLine(run.pid)?.includes('scripts/')) continue
    if (isOurServer(run.server))
      await terminate(run.server, [
        ['SIGTERM', 4000],
        ['SIGKILL', 1000],
      ])
    rmSync(path.join(folder, `${run.pid}.json`), { force: true })
  }
}

/** Pids repeat, so the command line decides. @param {number} pid */
function isOurServer(pid) {
  return pid > 0 && isAlive(pid) && commandLine(pid)?.includes(path.join(bundleDir, 'start.mjs')) === true
}

/** @returns {Run[]} */
function readRunFiles() {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]
    } catch {
      return []
    }
  })
}
