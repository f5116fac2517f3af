import { startLoopback } from './loopback.mjs'

/**
 * A PayPal of our own beside a shop that is tested (tests/support/loopback/paypal.ts), on free ports of this machine.
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
