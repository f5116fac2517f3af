import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { Failure } from '../failure.mjs'
import { bundleDir, root } from '../paths.mjs'

/**
 * Bundles TypeScript entries for Node. Packages stay imports.
 * @param {string[]} entries paths from the project's root
 * @returns {Promise<string[]>} the bundles, in the same order
 */
export async function bundle(entries) {
  const esbuild = await import('esbuild')
  try {
    const { outputFiles } = await esbuild.build({
      entryPoints: entries,
      absWorkingDir: root,
      outdir: bundleDir,
      outExtension: { '.js': '.mjs' },
      entryNames: '[name]',
      bundle: true,
      write: false,
      platform: 'node',
      target: `node${process.versions.node}`,
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
      sourcemap: 'linked',
      logLevel: 'silent',
    })
    mkdirSync(bundleDir, { recursive: true })
    for (const file of outputFiles) replaceFile(file.path, file.contents)
  } catch (error) {
    throw new Failure(`Izvorni kod se ne prevodi (${entries.join(', ')}).`, {
      tail: String(error instanceof Error ? error.message : error)
        .split('\n')
        .slice(0, 12),
    })
  } finally {
    // Otherwise its helper process stays in memory.
    await esbuild.stop()
  }
  return entries.map((entry) => path.join(bundleDir, `${path.basename(entry, '.ts')}.mjs`))
}

/** Replaces atomically: another command may be loading the file. @param {string} file @param {Uint8Array} contents */
function replaceFile(file, contents) {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, file)
}

/**
 * Bundles an entry and runs it to its end.
 * @param {string} entry
 * @param {{ args?: string[], env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<import('./child.mjs').Ended>} `messages`: sent by the entry with process.send
 */
export async function runTs(entry, { args = [], env, onLine } = {}) {
  const [file = ''] = await bundle([entry])
  return run(process.execPath, ['--enable-source-maps', file, ...args], { env, onLine, ipc: true })
}
