import { Hono } from 'hono'
import { refuseCrossSite } from '@/server/core/http/cross-site'
import { cspReportRoutes } from './csp-report/routes'
import { toErrorResponse } from './response/errors'
import { healthRoutes } from './health-routes'
import { implement } from './implement'
import { operations, rawRoutes } from './modules'
import { answerUnknownCall } from './response/not-found'
import { openApiRoutes } from './openapi-routes'

/** The API. The route in `app/api` serves the browser, `server/rsc.tsx` serves the pages. */
export const app = new Hono()

app.onError(toErrorResponse)
app.notFound((c) => answerUnknownCall(app, c))
app.use(refuseCrossSite)
healthRoutes(app)
openApiRoutes(app)
cspReportRoutes(app)
for (const operation of operations) implement(app, operation)
for (const register of rawRoutes) register(app)
