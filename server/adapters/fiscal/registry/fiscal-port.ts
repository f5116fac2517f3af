import { readFileSync } from 'node:fs'
import { env, settingsText } from '@/lib/env'
import { log } from '@/server/core/log'
import { taxAuthority } from '@/server/adapters/fiscal/croatian/tax-authority'
import type { FiscalPort } from '@/server/adapters/fiscal/port'

let shared: { settings: string; port: FiscalPort } | null = null

/** Whether invoices are reported, and whose. */
export function fiscalOib(): string | null {
  return env.FISCAL_URL && env.FISCAL_OIB ? env.FISCAL_OIB : null
}

/** The configured authority; null without one, and while its certificate cannot be read: that is tried again each time. */
export function fiscalPort(): FiscalPort | null {
  const { FISCAL_URL: url, FISCAL_OIB: oib, FISCAL_OPERATOR_OIB: operatorOib, FISCAL_CERTIFICATE: file } = env
  if (!url || !oib || !operatorOib || !file) return null
  const settings = settingsText()
  if (shared?.settings === settings) return shared.port
  try {
    const pem = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
    const ca = env.FISCAL_CA ? readFileSync(/* turbopackIgnore: true */ env.FISCAL_CA, 'utf8') : undefined
    const port = taxAuthority({ url, oib, operatorOib, pem, passphrase: env.FISCAL_KEY_PASSWORD, ca, hash: env.FISCAL_SIGNATURE })
    shared = { settings, port }
    return port
  } catch (error) {
    log('error', 'the certificate for fiscalisation cannot be used', { error })
    return null
  }
}
