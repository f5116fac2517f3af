import { Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { toAnswer } from './errors'
import { refuseCrossSite } from './http/cross-site'
import { modules } from './modules/all'
import { contentReportRoutes } from './modules/content-report/routes'
import { healthRoutes } from './modules/health/routes'
import { openApiRoutes } from './modules/openapi/routes'

/** The whole API. `app/api/[[...path]]/route.ts` hands it the browser's requests, server/rsc.tsx the pages'. */
export const app = new Hono()

app.onError(toAnswer)
app.notFound((c) => toAnswer(new AppError('NOT_FOUND'), c))
app.use(refuseCrossSite)
healthRoutes(app)
openApiRoutes(app)
contentReportRoutes(app)
for (const register of modules) register(app)
