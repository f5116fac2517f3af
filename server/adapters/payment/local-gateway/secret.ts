import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The test bank's secret, created at first use and shared by all processes of the installation. */
export function loadGatewaySecret(folder: string): string {
  const file = path.join(folder, 'secret')
  return readSecret(file) ?? createSecret(folder, file)
}

function createSecret(folder: string, file: string) {
  const part = path.join(folder, `${randomUUID()}.part`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(part, file)
  } catch (error) {
    // Another process was first; use its secret.
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(part)
  }
  return readFileSync(file, 'utf8')
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code
}
