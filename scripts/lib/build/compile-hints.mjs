import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Chromium compiles all functions of such a file while it arrives, on another thread (https://v8.dev/blog/explicit-compile-hints). */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page runs, React and Next among them: otherwise a phone compiles them in one long task before it can answer.
 * @param {string} output folder of the build
 */
export function addCompileHints(output) {
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(output, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = path.join(output, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(hint)) writeFileSync(file, hint + source)
  }
}
