import { addressApi } from '@/lib/api/v1/user/web/address'
import { addressSchemas } from '@/lib/api/v1/user/web/address.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteAddress } from './delete'
import { makeDefault } from './make-default'
import { update } from './update'

export const addressHandlers = defineHandlers(addressApi, addressSchemas, { create, update, makeDefault, delete: deleteAddress })
