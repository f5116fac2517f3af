import type { Hono } from 'hono'
import { masterApi } from '@/lib/api/v1/master/master'
import { masterSchemas } from '@/lib/api/v1/master/master.schema'
import { domainApi } from '@/lib/api/v2/master/master'
import { domainSchemas } from '@/lib/api/v2/master/master.schema'
import { implement } from '@/server/implement'
import { commons } from './commons'
import { domainDetect } from './domain-detect'

export function masterRoutes(app: Hono) {
  implement(app, masterApi, masterSchemas, { commons })
  implement(app, domainApi, domainSchemas, { domainDetect })
}
