import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The project root. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Bundles of our TypeScript entries, inside node_modules so that their imports resolve. */
export const bundleDir = path.join(root, 'node_modules/.cache/izlog')

/** A path as displayed: relative inside the project. @param {string} file */
export function displayPath(file) {
  const relative = path.relative(root, file)
  return relative.startsWith('..') ? file : relative || '.'
}
