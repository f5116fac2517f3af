import { factorApi } from '@/lib/api/v1/user/office/factor'
import { factorSchemas } from '@/lib/api/v1/user/office/factor.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { confirm } from './confirm'
import { enrol } from './enrol'
import { get } from './get'
import { remove } from './remove'
import { replaceCodes } from './replace-codes'

export const factorHandlers = defineHandlers(factorApi, factorSchemas, { get, enrol, confirm, replaceCodes, remove })
