import { layeredApi } from '@/lib/api/v1/product/layered'
import { layeredSchemas } from '@/lib/api/v1/product/layered.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { navigation } from './navigation'

export const layeredHandlers = defineHandlers(layeredApi, layeredSchemas, { navigation })
