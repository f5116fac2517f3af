import type { Hono } from 'hono'
import { localGatewayBank, localGatewayBase } from './local'

/** Routes of the test bank; 404 where it is off. */
export function localGatewayRoutes(app: Hono) {
  app.all(`${localGatewayBase}/*`, (c) => localGatewayBank()?.app.fetch(c.req.raw) ?? c.notFound())
}
