import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { officeRedirectSchemas } from '@/lib/api/v1/cms/redirect/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { deleteRedirect } from './delete'
import { filter } from './filter'
import { filterMissing } from './filter-missing'
import { ignore } from './ignore'

export const officeRedirectHandlers = defineHandlers(officeRedirectApi, officeRedirectSchemas, {
  create,
  delete: deleteRedirect,
  filter,
  filterMissing,
  ignore,
})
