import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The back-office sign-in that the launcher made for this server. */
export function firstSignIn() {
  const text = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'first-sign-in.txt'), 'utf8')
  return { username: text.match(/\S+@\S+/)?.[0] ?? '', password: text.match(/Lozinka:\s*(\S+)/)?.[1] ?? '' }
}
