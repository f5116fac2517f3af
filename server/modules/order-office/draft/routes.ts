import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { officeDraftSchemas } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { findContacts } from './find-contacts'
import { findItems } from './find-items'
import { get } from './get'
import { place } from './place'
import { remove } from './remove'
import { save } from './save'

export const officeDraftHandlers = defineHandlers(officeDraftApi, officeDraftSchemas, {
  filter,
  get,
  save,
  remove,
  findItems,
  findContacts,
  place,
})
