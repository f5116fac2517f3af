import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ hash: string, settings: string, files: Record<string, string> }} SourceState files: path to 'mtime size' */

/** Excluded from the build state; new folders count by default. */
const otherFolders = new Set(['node_modules', 'docs', 'e2e', 'scripts', 'test-results', 'playwright-report', 'tests'])
const otherFiles =
  /\.(?:test\.tsx?|md|tsbuildinfo|log|png)$|^(?:next-env\.d\.ts|playwright\.config\.ts|vitest\.config\.ts|drizzle\.config\.ts)$/
const binaryFolders = /^public\//

/** @param {string} project @returns {string[]} paths from the project's root, sorted */
export function listSources(project) {
  /** @type {string[]} */
  const found = []
  visit('')
  return found.toSorted()

  /** @param {string} folder */
  function visit(folder) {
    for (const entry of readdirSync(path.join(project, folder), { withFileTypes: true })) {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || (entry.isDirectory() && folder === '' && otherFolders.has(entry.name))) continue
      if (entry.isDirectory()) visit(file)
      else if (binaryFolders.test(file) || !otherFiles.test(file)) found.push(file)
    }
  }
}

/**
 * The state of the build's sources. Unchanged time and size count as unchanged; otherwise contents decide, because a checkout only touches files.
 * @param {string} project
 * @param {SourceState | null} last
 * @param {Record<string, string | undefined>} env what the build compiles in counts as a source
 * @returns {SourceState}
 */
export function readSources(project, last, env) {
  const files = Object.fromEntries(listSources(project).map((name) => [name, fileState(path.join(project, name))]))
  const inlined = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  const settings = JSON.stringify([process.version, ...inlined.toSorted().map((name) => `${name}=${env[name]}`)])
  if (last?.settings === settings && isSame(files, last.files)) return last
  const hash = createHash('sha256').update(settings)
  for (const name of Object.keys(files))
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(project, name)))
      .update('\0')
  return { hash: hash.digest('hex'), settings, files }
}

/** @param {Record<string, string>} one @param {Record<string, string>} other */
function isSame(one, other) {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** @param {string} file */
function fileState(file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}
