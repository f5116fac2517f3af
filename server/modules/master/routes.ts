import { commonsApi } from '@/lib/api/v1/master/master'
import { commonsSchemas } from '@/lib/api/v1/master/master.schema'
import { domainApi } from '@/lib/api/v2/master/master'
import { domainSchemas } from '@/lib/api/v2/master/master.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { commons } from './commons'
import { domainDetect } from './domain-detect'

export const masterHandlers = [
  ...defineHandlers(commonsApi, commonsSchemas, { commons }),
  ...defineHandlers(domainApi, domainSchemas, { domainDetect }),
]
