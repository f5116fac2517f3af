import { spawn } from 'node:child_process'
import { completeEnv } from './child.mjs'
import { root } from './paths.mjs'
import { bundle } from './run-ts.mjs'
import { atEnd } from './shutdown.mjs'

/**
 * A PayPal of our own beside a shop that is tested (tests/support/loopback/paypal.ts), on free ports of this machine. It ends with us.
 * @returns {Promise<{ env: Record<string, string>, controlUrl: string }>} what the shop must know of it, and where it takes orders
 */
export async function startLoopbackPayPal() {
  const [file = ''] = await bundle(['tests/support/loopback/paypal-server.ts'])
  const child = spawn(process.execPath, [file], { cwd: root, env: completeEnv({}), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  atEnd(() => child.kill())
  /** @type {{ controlUrl: string, config: Record<string, string> }} */
  const { controlUrl, config } = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The loopback PayPal ended with ${code}.`)))
  })
  const { apiUrl = '', clientId = '', secret = '', webhookId = '', merchantId = '' } = config
  const env = {
    ...{ PAYPAL_API_URL: apiUrl, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret },
    ...{ PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_MERCHANT_ID: merchantId },
  }
  return { env, controlUrl }
}
