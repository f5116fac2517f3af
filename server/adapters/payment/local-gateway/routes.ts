import type { Hono } from 'hono'
import { localBank, localBase } from './local'

/** The practice bank's own addresses; where there is no practice bank they do not exist. */
export function localGatewayRoutes(app: Hono) {
  app.all(`${localBase}/*`, (c) => localBank()?.app.fetch(c.req.raw) ?? c.notFound())
}
