import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lightClient } from './light-client.mjs'

/** The first back-office user of a new shop as an API caller. @param {string} base @param {string} dataDir */
export async function officeClient(base, dataDir) {
  const text = readFileSync(path.join(dataDir, 'first-sign-in.txt'), 'utf8')
  const [username = ''] = text.match(/\S+@\S+/) ?? []
  const password = text.match(/Lozinka:\s*(\S+)/)?.[1] ?? ''
  const visitor = lightClient(base)
  const { tokens } = await visitor.call('POST', 'v1/login?strategy=admin', { username, password })
  visitor.close()
  return lightClient(base, { accessToken: tokens.accessToken })
}
