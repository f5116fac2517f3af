import type { Hono } from 'hono'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { contactSchemas } from '@/lib/api/v1/cms/contact.schema'
import { implement } from '@/server/implement'
import { contactAdmin } from './contact-admin'

export function contactRoutes(app: Hono) {
  implement(app, contactApi, contactSchemas, { contactAdmin })
}
