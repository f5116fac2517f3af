import { openIdProvider } from './open-id-provider'

// A process of its own, for shops that run as one: whoever writes an address is let in with it.

const service = await openIdProvider()
service.state.asks = true
process.send?.({ issuer: service.url })
process.on('disconnect', () => process.exit(0))
