import { Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { refuseCrossSite } from '@/server/core/cross-site'
import { cspReportRoutes } from './content-report/routes'
import { toErrorResponse } from './errors'
import { healthRoutes } from './health-routes'
import { implement } from './implement'
import { operations, rawRoutes } from './modules'
import { openApiRoutes } from './openapi-routes'

/** The whole API. `app/api/[[...path]]/route.ts` hands it the browser's requests, server/rsc.tsx the pages'. */
export const app = new Hono()

app.onError(toErrorResponse)
app.notFound((c) => toErrorResponse(new AppError('NOT_FOUND'), c))
app.use(refuseCrossSite)
healthRoutes(app)
openApiRoutes(app)
cspReportRoutes(app)
for (const operation of operations) implement(app, operation)
for (const register of rawRoutes) register(app)
