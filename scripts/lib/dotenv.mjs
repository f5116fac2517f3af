import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * Parses NAME=value lines with `#` comments and quoted values. (Node's own reader came with 20.12.)
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseDotenv(text) {
  const lines = text.matchAll(
    /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n#]*(?:(?<!\s)#[^\n#]*)*))/gm,
  )
  return Object.fromEntries([...lines].map(([, name = '', double, single, plain = '']) => [name, double ?? single ?? plain.trim()]))
}

/**
 * The settings of a command: shell, then .env.local, then .env. Empty values count as missing.
 * @param {Record<string, string | undefined>} [shell]
 * @returns {Record<string, string>}
 */
export function readEnv(shell = process.env) {
  const files = ['.env', '.env.local'].map((name) => path.join(root, name)).filter((file) => existsSync(file))
  const layers = [...files.map((file) => parseDotenv(readFileSync(file, 'utf8'))), shell]
  /** @type {Record<string, string>} */
  const merged = {}
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) if (value) merged[name] = value
  }
  return merged
}
