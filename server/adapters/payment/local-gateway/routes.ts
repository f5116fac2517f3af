import type { Hono } from 'hono'
import { localGatewayBank, localGatewayBase } from './local'

/** The practice bank's own addresses; where there is no practice bank they do not exist. */
export function localGatewayRoutes(app: Hono) {
  app.all(`${localGatewayBase}/*`, (c) => localGatewayBank()?.app.fetch(c.req.raw) ?? c.notFound())
}
