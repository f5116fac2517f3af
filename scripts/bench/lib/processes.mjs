import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The server of a bench (found by its bundle), and Postgres with its children. @param {number | undefined} postgres its process id */
function processesOf(postgres) {
  const own = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const processes = own
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3] ?? '' }] : []))
  return {
    server: processes.filter(({ parent, args }) => parent === process.pid && args.includes('start.mjs')).map(({ pid }) => pid),
    postgres: processes.filter(({ pid, parent }) => pid === postgres || parent === postgres).map(({ pid }) => pid),
  }
}

/** MB of the server and of Postgres with its children. @param {number | undefined} postgres */
export function memory(postgres) {
  const { server, postgres: databases } = processesOf(postgres)
  return Math.round([...server, ...databases].reduce((sum, pid) => sum + pss(pid), 0) / 1024)
}

/** Processor time of the server until now, in ms. @param {number | undefined} postgres */
export function processorTime(postgres) {
  return processesOf(postgres).server.reduce((sum, pid) => sum + ticks(pid) * 10, 0)
}

/** @param {number} pid KB */
function pss(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** User and system time in hundredths of a second. @param {number} pid */
function ticks(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
