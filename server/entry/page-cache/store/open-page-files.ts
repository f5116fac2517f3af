import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settingsText } from '@/lib/env'
import { caches } from '@/server/core/cache/registry.mjs'
import { shutdownHooks } from '@/server/core/process/drain'
import { log } from '@/server/core/log'
import { deleteDeadFiles, deleteOtherBuilds, diskPageFiles, openPageFolder, writeClock, type PageFiles } from './page-files'

const clockMs = 5000
const sweepMs = 3600_000

/**
 * Opens the files of this build's pages below `parent`, and removes those of other builds. Null if the folder cannot be used; pages are then kept in memory
 * only. `output` is the build.
 */
export function openPageFiles(parent: string, output: string): PageFiles | null {
  try {
    const folder = path.join(parent, buildName(output))
    caches.continueFrom(openPageFolder(folder))
    repeat(clockMs, () => writeClock(folder, caches.changesCheckedUntil()))
    const deleteOthers = () => deleteOtherBuilds(folder, Date.now())
    repeat(sweepMs, () => Promise.all([deleteDeadFiles(folder, Date.now()), deleteOthers()]))
    deleteOthers().catch(report)
    return diskPageFiles(folder)
  } catch (error) {
    report(error)
    return null
  }
}

/** Pages of another build or of other settings have other scripts, styles, policies and addresses. */
function buildName(output: string) {
  const build = readFileSync(path.join(output, 'BUILD_ID'))
  return createHash('sha256').update(build).update(settingsText()).digest('hex').slice(0, 16)
}

function repeat(ms: number, work: () => Promise<unknown>) {
  const timer = setInterval(() => void work().catch(report), ms)
  timer.unref()
  shutdownHooks().add(async () => clearInterval(timer))
}

function report(error: unknown) {
  log('warn', 'the files of stored pages cannot be used', { error })
}
