import { releaseApi } from '@/lib/api/v1/cms/release'
import { releaseSchemas } from '@/lib/api/v1/cms/release.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { create } from './create'
import { filter } from './filter'
import { get } from './get'
import { publishNow } from './publish-now'
import { rollback } from './rollback'
import { update } from './update'

export const releaseHandlers = defineHandlers(releaseApi, releaseSchemas, { filter, get, create, update, cancel, publishNow, rollback })
