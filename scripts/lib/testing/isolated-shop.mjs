import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../process/ports.mjs'
import { onShutdown } from '../process/shutdown.mjs'

/** A temporary folder for one run. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `izlog-${name}-`))
  allowTraversal(folder)
  onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Settings of an isolated production shop in that folder: free port, no rate limits, no external services.
 * @param {string} folder
 * @param {{ logLevel?: string }} [options]
 */
export async function isolatedSettings(folder, { logLevel = 'warn' } = {}) {
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  allowTraversal(dataDir)
  const port = String(await freePort())
  /** @type {Record<string, string>} */
  const env = {
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    RATE_LIMITS: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined && !(name in env)) env[name] = value
  for (const name of ['DATABASE_URL', 'API_URL', 'SMTP_URL']) env[name] = ''
  return { env, dataDir }
}

/** The database may run as another account, which must traverse the folder. @param {string} folder */
function allowTraversal(folder) {
  chmodSync(folder, 0o711)
}
