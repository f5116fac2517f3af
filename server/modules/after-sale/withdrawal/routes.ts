import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { withdrawalSchemas } from '@/lib/api/v1/document/withdrawal.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { options } from './options'

export const withdrawalHandlers = defineHandlers(withdrawalApi, withdrawalSchemas, { options, create })
