import { loopbackCaptcha } from './captcha'

// Runs as a separate process.

const { url, key, secret } = await loopbackCaptcha()
process.send?.({ url, key, secret })
process.on('disconnect', () => process.exit(0))
