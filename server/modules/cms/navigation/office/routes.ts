import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { officeNavigationSchemas } from '@/lib/api/v1/cms/navigation/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { get } from './get'
import { save } from './save'

export const officeNavigationHandlers = defineHandlers(officeNavigationApi, officeNavigationSchemas, { get, save })
