import { statfsSync } from 'node:fs'
import os from 'node:os'
import { findChromium } from '../testing/chromium.mjs'
import { root } from '../paths.mjs'
import { portError } from '../process/ports.mjs'
import { readRuns } from '../serve/running-servers.mjs'
import { settingsFor } from '../serve/serve.mjs'

const gigabyte = 1024 ** 3

/** @param {number} bytes */
const inGigabytes = (bytes) => `${(bytes / gigabyte).toFixed(1).replace('.', ',')} GB`

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isNew = major > 20 || (major === 20 && minor >= 9)
  return isNew
    ? { fact: process.version }
    : { problem: `${process.version} je prestar`, remedy: 'instalirajte Node 20.9 ili noviji, npr. nvm install 22' }
}

export function checkDisk() {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free < 2 * gigabyte) return { problem: `slobodno je samo ${inGigabytes(free)}, a treba oko 2 GB`, remedy: 'npm cache clean --force' }
  return { fact: `slobodno ${inGigabytes(free)}` }
}

export function checkMemory() {
  const total = os.totalmem()
  if (total < 1.5 * gigabyte)
    return {
      problem: `${inGigabytes(total)} je premalo za izgradnju (oko 2 GB)`,
      remedy: 'sudo fallocate -l 2G /swap && sudo chmod 600 /swap && sudo mkswap /swap && sudo swapon /swap',
    }
  return { fact: inGigabytes(total) }
}

export async function checkPort() {
  const env = settingsFor('production')
  const port = Number(env.PORT ?? 3000)
  const problem = await portError(port, env.HOST ?? '0.0.0.0')
  const own = readRuns().find((run) => run.port === port)
  if (own) return { fact: `${port}, na njima radi „${own.command}” (proces ${own.pid})` }
  return problem
    ? { problem: `${port} nisu slobodna (${problem})`, remedy: `PORT=${port + 1} npm start   (tko ih drži: ss -ltnp 'sport = :${port}')` }
    : { fact: `${port} su slobodna` }
}

export function checkBrowser() {
  const found = findChromium()
  return found
    ? { fact: found }
    : { problem: 'nema ga, a npm test ga treba', remedy: 'sudo apt-get install -y chromium   (ili: npx playwright install chromium)' }
}
