import type { Hono } from 'hono'
import { socialApi } from '@/lib/api/v1/user/social'
import { socialSchemas } from '@/lib/api/v1/user/social.schema'
import { implement } from '@/server/implement'
import { oauth } from './oauth'
import { providers } from './providers'
import { redirectLogin } from './redirect-login'

export function socialRoutes(app: Hono) {
  implement(app, socialApi, socialSchemas, { providers, redirectLogin, oauth })
}
