import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { officeCustomerSchemas } from '@/lib/api/v1/user/office/customer.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { block } from './block'
import { filter } from './filter'
import { get } from './get'
import { note } from './note'
import { setTags } from './set-tags'
import { tags } from './tags'
import { unblock } from './unblock'

export const officeCustomerHandlers = defineHandlers(officeCustomerApi, officeCustomerSchemas, {
  filter,
  get,
  tags,
  setTags,
  note,
  block,
  unblock,
})
