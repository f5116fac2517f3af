import type { Hono } from 'hono'
import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { authSchemas, legacyAuthSchemas } from '@/lib/api/v1/auth.schema'
import { implement } from '@/server/implement'
import { login } from './login'
import { logout } from './logout'
import { refresh } from './refresh'
import { user } from './user'

export function authRoutes(app: Hono) {
  implement(app, authApi, authSchemas, { login, refresh })
  implement(app, legacyAuthApi, legacyAuthSchemas, { login, logout, user })
}
