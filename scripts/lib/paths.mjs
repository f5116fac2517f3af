import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Bundles of our TypeScript entries; inside node_modules so that their imports resolve as the sources' do. */
export const bundleDir = path.join(root, 'node_modules/.cache/izlog')

/** How a path is shown to people: short when it lies in the project. @param {string} file */
export function displayPath(file) {
  const relative = path.relative(root, file)
  return relative.startsWith('..') ? file : relative || '.'
}
