import { loopbackCaptcha } from './captcha'

// A process of its own, for shops that run as one.

const { url, key, secret } = await loopbackCaptcha()
process.send?.({ url, key, secret })
process.on('disconnect', () => process.exit(0))
