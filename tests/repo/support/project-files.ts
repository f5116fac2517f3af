import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** Every file known to git: tracked, or new and not ignored. Paths from the root. */
export const projectFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))

export const codeFiles = projectFiles.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

export function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8')
}

export type Import = { from: string; specifier: string; isType: boolean }

const importLine = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** Imports of a file, as paths from the root for our own files. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(importLine)].map(([, , type, fixed, dynamic]) => ({
    from: file,
    specifier: resolve(file, fixed ?? dynamic ?? ''),
    isType: type !== undefined,
  }))
}

function resolve(file: string, specifier: string) {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  return specifier
}

export function isTest(file: string) {
  return file.startsWith('tests/') || file.startsWith('e2e/') || /\.test\.tsx?$/.test(file)
}
