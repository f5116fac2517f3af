import { openIdProvider } from './open-id-provider'

// Runs as a separate process and accepts any address.

const service = await openIdProvider()
service.state.asksForEmail = true
process.send?.({ issuer: service.url })
process.on('disconnect', () => process.exit(0))
