import { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import { officeFiscalSchemas } from '@/lib/api/v1/fiscal/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { retry } from './retry'

export const officeFiscalHandlers = defineHandlers(officeFiscalApi, officeFiscalSchemas, { retry })
