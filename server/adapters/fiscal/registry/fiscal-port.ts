import { readFileSync, statSync } from 'node:fs'
import { env, settingsText } from '@/lib/env'
import { log } from '@/server/core/log'
import { taxAuthority } from '@/server/adapters/fiscal/croatian/tax-authority'
import type { FiscalPort } from '@/server/adapters/fiscal/port'

let shared: { settings: string; changedMs: number; port: FiscalPort } | null = null

/** Whether invoices are reported, and whose. */
export function fiscalOib(): string | null {
  return env.FISCAL_URL && env.FISCAL_OIB ? env.FISCAL_OIB : null
}

/** The configured authority; null without one, and while its certificate cannot be read: that is tried again each time. A renewed file counts at once. */
export function fiscalPort(): FiscalPort | null {
  const { FISCAL_URL: url, FISCAL_OIB: oib, FISCAL_OPERATOR_OIB: operatorOib, FISCAL_CERTIFICATE: file } = env
  if (!url || !oib || !operatorOib || !file) return null
  const settings = settingsText()
  try {
    const changedMs = statSync(/* turbopackIgnore: true */ file).mtimeMs
    if (shared?.settings === settings && shared.changedMs === changedMs) return shared.port
    const pem = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
    const ca = env.FISCAL_CA ? readFileSync(/* turbopackIgnore: true */ env.FISCAL_CA, 'utf8') : undefined
    const port = taxAuthority({ url, oib, operatorOib, pem, passphrase: env.FISCAL_KEY_PASSWORD, ca, hash: env.FISCAL_SIGNATURE })
    shared = { settings, changedMs, port }
    return port
  } catch (error) {
    log('error', 'the certificate for fiscalisation cannot be used', { error })
    return null
  }
}
