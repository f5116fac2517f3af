import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { navigationSchemas } from '@/lib/api/v1/cms/navigation.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { tree } from './tree'

export const navigationHandlers = defineHandlers(navigationApi, navigationSchemas, { tree })
