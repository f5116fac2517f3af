import type { Hono } from 'hono'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { addressSchemas } from '@/lib/api/v1/user/web/address.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { deleteAddress } from './delete'
import { makeDefault } from './make-default'
import { update } from './update'

export function addressRoutes(app: Hono) {
  implement(app, addressApi, addressSchemas, { create, update, makeDefault, delete: deleteAddress })
}
