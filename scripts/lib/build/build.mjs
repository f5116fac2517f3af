import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../process/child.mjs'
import { Failure } from '../failure.mjs'
import { withLock } from '../process/lock.mjs'
import { root } from '../paths.mjs'
import { printDetail, step } from '../output.mjs'
import { addCompileHints } from './compile-hints.mjs'
import { writeOneByteScripts } from './one-byte-scripts.mjs'
import { readSources } from './sources.mjs'
import { readRuns } from '../serve/running-servers.mjs'

const output = path.join(root, '.next')
const stampFile = path.join(output, 'izlog-sources.json')

/** Builds the site if its sources changed since the last build. @param {{ env: Record<string, string>, command: string }} options */
export async function ensureBuilt({ env, command }) {
  if (isBuilt(env)) return
  await withLock(root, { purpose: 'build', command }, async () => {
    if (isBuilt(env)) return
    const runs = readRuns()
    if (runs[0]) {
      throw new Failure(`Izvorni kod se promijenio, a „${runs[0].command}” (proces ${runs[0].pid}) još poslužuje staru izgradnju.`, {
        remedy: `Zaustavite ga (kill ${runs[0].pid}), pa ponovite: ${command}`,
      })
    }
    await step('Gradim stranice (next build)', () => build(env))
  })
}

/** @param {Record<string, string>} env */
function isBuilt(env) {
  const last = readStamp()
  if (!last || !existsSync(path.join(output, 'BUILD_ID'))) return false
  const now = readSources(root, last, env)
  if (now.hash !== last.hash) return false
  if (now !== last) writeFileSync(stampFile, JSON.stringify(now))
  return true
}

/** @returns {import('./sources.mjs').SourceState | null} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return null
  }
}

/** @param {Record<string, string>} env */
async function build(env) {
  // An interrupted build must not count as complete.
  rmSync(stampFile, { force: true })
  const sources = readSources(root, null, env)
  // A build must not reach the database.
  const { DATABASE_URL: _, ...rest } = env
  const { code, tail } = await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    env: { ...rest, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => isProgress(line) && printDetail(line),
  })
  if (code !== 0) throw new Failure('Izgradnja nije uspjela.', { tail: tail.slice(-30), remedy: remedyFor(tail.join('\n')) })
  addCompileHints(output)
  writeOneByteScripts(output)
  const compressed = await run(process.execPath, [path.join(root, 'scripts/lib/build/precompress.mjs'), output])
  if (compressed.code !== 0)
    throw new Failure('Datoteke izgradnje nisu sažete.', {
      tail: compressed.tail.slice(-8),
      remedy: 'Provjerite ima li mjesta na disku: npm run doctor',
    })
  writeFileSync(stampFile, JSON.stringify(sources))
}

/** Next's progress lines, without the table of routes. @param {string} line */
function isProgress(line) {
  return /^\s*(?:✓|⚠|⨯|▲|Creating|Running|Collecting|Generating|Finalizing|Compiled|Error)/.test(line)
}

/** @param {string} tail */
function remedyFor(tail) {
  if (/heap out of memory|SIGKILL|Killed/.test(tail)) return 'Ponestalo je memorije; izgradnji treba oko 2 GB.'
  if (/ENOSPC/.test(tail)) return 'Disk je pun. Oslobodite barem 1 GB, pa ponovite naredbu.'
  if (/another .*build|Unable to acquire lock/i.test(tail)) return 'Druga izgradnja još traje; pričekajte da završi, pa ponovite naredbu.'
  return 'Greška je u redcima iznad. Što je tomu uzrok, brže pokazuje: npm run verify'
}
