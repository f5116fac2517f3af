import { spawn } from 'node:child_process'
import { childEnv } from '../process/child.mjs'
import { root } from '../paths.mjs'
import { bundle } from '../process/run-ts.mjs'
import { onShutdown } from '../process/shutdown.mjs'

/**
 * Starts a loopback service (tests/support/loopback) as a process. It ends with us.
 * @template T
 * @param {string} entry
 * @returns {Promise<T>} what it says of itself once it listens
 */
async function startLoopback(entry) {
  const [file = ''] = await bundle([entry])
  const child = spawn(process.execPath, [file], { cwd: root, env: childEnv({}), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onShutdown(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}.`)))
  })
}

/** A loopback captcha service. @returns {Promise<Record<string, string>>} what the shop must know of it */
export async function startLoopbackCaptcha() {
  /** @type {{ url: string, key: string, secret: string }} */
  const { url, key, secret } = await startLoopback('tests/support/loopback/captcha-server.ts')
  return { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url }
}

/** A loopback sign-in service that accepts any address. @returns {Promise<Record<string, string>>} what the shop must know of it */
export async function startLoopbackSignIn() {
  /** @type {{ issuer: string }} */
  const { issuer } = await startLoopback('tests/support/loopback/open-id-server.ts')
  return { SOCIAL_PROVIDERS: JSON.stringify([{ id: 'lampion', name: 'Lampion', issuer, clientId: 'trgovina', clientSecret: 'tajna' }]) }
}

/**
 * Starts the loopback PayPal (tests/support/loopback/paypal.ts) on free ports.
 * @returns {Promise<{ env: Record<string, string>, controlUrl: string }>} what the shop must know of it, and where it takes orders
 */
export async function startLoopbackPayPal() {
  /** @type {{ controlUrl: string, config: Record<string, string> }} */
  const { controlUrl, config } = await startLoopback('tests/support/loopback/paypal-server.ts')
  const { apiUrl = '', clientId = '', secret = '', webhookId = '', merchantId = '' } = config
  const env = {
    PAYPAL_API_URL: apiUrl,
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_SECRET: secret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_MERCHANT_ID: merchantId,
  }
  return { env, controlUrl }
}
