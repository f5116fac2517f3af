import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDotenv } from '../dotenv.mjs'
import { root } from '../paths.mjs'

/** Keeps settings of this machine out of the tests; empty values also stop Next from reading .env. */
export function cleanEnv() {
  /** @type {Record<string, string>} */
  const env = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value
  const settings = parseDotenv(readFileSync(path.join(root, '.env.example'), 'utf8'))
  for (const name of Object.keys(settings)) env[name] = ''
  return env
}
