import type { Hono } from 'hono'
import { formApi } from '@/lib/api/v1/cms/form'
import { formSchemas } from '@/lib/api/v1/cms/form.schema'
import { implement } from '@/server/implement'
import { confirmEmail } from './confirm-email'
import { formFileRoute } from './file-route'
import { filter } from './filter'
import { get } from './get'
import { getLink } from './get-link'
import { storeData } from './store-data'

export function formRoutes(app: Hono) {
  implement(app, formApi, formSchemas, { filter, get, storeData, getLink, confirmEmail })
  formFileRoute(app)
}
