import type { Hono } from 'hono'
import { localGatewayBank, localGatewayBase, mayUseTestGateway } from './local'

/** Routes of the test bank; 404 where it is off, and for callers from elsewhere. */
export function localGatewayRoutes(app: Hono) {
  app.all(`${localGatewayBase}/*`, (c) => {
    const bank = mayUseTestGateway(c.req.raw.headers) ? localGatewayBank() : null
    return bank?.app.fetch(c.req.raw) ?? c.notFound()
  })
}
